import assert from 'node:assert/strict';
import { Law } from '../support';

describe('renumber: the line of JSON of a new provision', () => {
  it('says what all lines say, its number where it is cited, and nothing of the other one', async () => {
    const line = (id: string, citation: string, heading: string, text: string, more: object): string =>
      JSON.stringify({ id: `quay-act/${id}`, act: 'Quay Act', ...more, citation, heading, text, official: true });
    const one = line('sec_1', 'Section 1 (Fees)', 'Fees', 'A fee.', { row: 1, status: 'in-force', note: 'x 7' });
    const two = line('sec_2', 'Section 2 (Tugs)', 'Tugs', '"Tugs" 2.', { row: 2, status: 'repealed', note: 'y' });
    const added = line('sec_1a', 'Section 1A ([Heading])', '[Heading]', '[Text]', {
      row: null,
      status: 'in-force',
      note: '',
    });
    for (const end of ['\n', '\r\n']) {
      const text = `${one}${end}${two}`;
      const law = await Law.of({ 'quay.jsonl': text });
      const after = law.headings('quay.jsonl', law.insert('quay-act/sec_2', '1A'));
      assert.equal(after, `${one}${end}${added}${end}${two}`, 'with the ends of lines that the file has');
    }
  });
});
