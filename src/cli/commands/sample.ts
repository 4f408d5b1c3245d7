import { cp, readdir } from 'node:fs/promises';
import { makeFolder } from '../../files';
import { broughtAlong } from '../home';
import { CommandError, UsageError, type Command } from '../command';

/** What the sample answers; its README has more. */
const QUESTION = 'How is a person punished who uses a forged official document, knowing that it is forged?';

export const sample: Command = {
  usage: 'sample [FOLDER]',
  summary: 'makes a folder with the statutes of an invented country, to try things out on',
  options: {},
  async run([folder = 'proviso-sample', extra]) {
    if (extra !== undefined) throw new UsageError('One FOLDER at a time.');
    const source = await broughtAlong('media/sample');
    if (source === undefined)
      throw new CommandError('The sample statutes did not come with this installation: install it anew.');
    await makeEmpty(folder);
    await cp(source, folder, { recursive: true });
    const files = (await readdir(folder)).sort();
    return {
      json: { folder, files },
      lines: [
        `${folder} holds ${files.length} files, a README among them. Ask, for instance:`,
        `  proviso ask "${QUESTION}" --corpus ${folder}`,
      ],
    };
  },
};

/** Makes a folder, or takes an empty one: files of somebody's own are never written over. */
async function makeEmpty(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    if ((await readdir(folder)).length === 0) return;
  } catch (error) {
    throw new CommandError(`${folder} cannot be made (${(error as Error).message}): name another FOLDER.`);
  }
  throw new CommandError(`${folder} holds files already: name another FOLDER.`);
}
