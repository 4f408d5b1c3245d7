import { parseChoice, parseGenerations, parseLenientJson, parseStringList, ThinkingFilter } from '../../../src/models';
import { mustHold, type Target } from '../target';

const REPLIES = [
  '["Section 1 of the Harbour Act", "§ 2 HafG"]',
  '```json\n{"provisions": [{"law": "Harbour Act", "text": "A berth is free."}, {"text": "x",}]}\n```',
  '<think>Let me see [1, 2].</think>The answer is 3, because ...',
  '1. First\n2. Second\n- **Third**\n* “Fourth”,\n',
  '{"candidate": 3}',
  "{'clauses': [{'clause': 1, 'candidates': [1, 2]}], 'missing': ['the Tariff Order']}",
  '{"sentences": [{"text": "A berth is free.", "cites": [1], "law_words": ["free"], "fact_words": []}]}',
  'None of them. 없음. Kein Kandidat.',
  '[["a", ["b", {"c": "d"}]], "e',
  '{"id": "q1", "parametric_provisions": ["a", "b"]}\n{"id": 2, "parametric_provisions": []}\n{',
];

const target = (name: string, run: (input: string) => void): Target => ({
  name: `models/${name}`,
  shape: 'text',
  seeds: () => REPLIES,
  open: () => run,
});

export const modelTargets: readonly Target[] = [
  target('string-list', (input) => {
    const items = parseStringList(input);
    mustHold(items.length <= 50 && items.every((item) => item !== '' && item.length <= 4_000), 'a list has its bounds');
  }),
  target('json', (input) => void parseLenientJson(input)),
  target('choice', (input) => {
    const choice = parseChoice(input, 5);
    mustHold(
      choice === undefined || (Number.isInteger(choice) && choice >= 0 && choice <= 5),
      'a choice is one of those given',
    );
  }),
  target('generations', (input) => void parseGenerations(input)),
  target('thinking', (input) => {
    const filter = new ThinkingFilter();
    let visible = '';
    for (let at = 0; at < input.length; at += 7) visible += filter.push(input.slice(at, at + 7));
    visible += filter.finish();
    mustHold(visible.length <= input.length, 'thinking is taken out');
  }),
];
