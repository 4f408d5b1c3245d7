import { stringOption, UsageError, type OptionValues } from './command';

const FORMATS = ['text', 'json', 'sarif'] as const;
/** How a command that checks texts prints what it found. */
export type OutputFormat = (typeof FORMATS)[number];

/** That of `--format`. */
export function formatOf(values: OptionValues): OutputFormat {
  const named = stringOption(values, 'format') ?? 'text';
  const format = FORMATS.find((each) => each === named);
  if (format === undefined) throw new UsageError(`--format is one of ${FORMATS.join(', ')}.`);
  const isContrary = values['json'] === true && values['format'] !== undefined && format !== 'json';
  if (isContrary) throw new UsageError(`--json and --format ${format} exclude each other.`);
  return format;
}
