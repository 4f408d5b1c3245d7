import * as l10n from '@vscode/l10n';

/** A field of a row is missing or of another type; the message names it. */
export class FieldError extends Error {
  override readonly name = 'FieldError';
}

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of one object of a data set, each read as the type that it must have. A null counts as missing. */
export class Fields {
  private constructor(
    private readonly row: Readonly<Record<string, unknown>>,
    /** Where the object stands in its row, such as `Passages[2].`; empty for the row itself. */
    private readonly within: string,
  ) {}

  /** Undefined where the value is no object. */
  static of(value: unknown): Fields | undefined {
    return isRow(value) ? new Fields(value, '') : undefined;
  }

  has(name: string): boolean {
    return Object.hasOwn(this.row, name) && this.row[name] !== null;
  }

  /** What a field holds, whatever it is; undefined where it is missing. */
  value(name: string): unknown {
    return this.has(name) ? this.row[name] : undefined;
  }

  /** Throws {@link FieldError}. */
  text(name: string): string {
    const value = this.present(name);
    if (typeof value === 'string') return value;
    throw new FieldError(l10n.t('The field {0} must be a text', this.path(name)));
  }

  /** A text, or a number as it is written. Throws {@link FieldError}. */
  label(name: string): string {
    const value = this.present(name);
    return typeof value === 'number' ? String(value) : this.text(name);
  }

  /** A whole number. Throws {@link FieldError}. */
  count(name: string): number {
    const value = this.present(name);
    if (Number.isSafeInteger(value)) return value as number;
    throw new FieldError(l10n.t('The field {0} must be a whole number', this.path(name)));
  }

  /** The text of a field that may be missing, or be of another type: then empty. */
  optionalText(name: string): string {
    const value = this.value(name);
    return typeof value === 'string' ? value : '';
  }

  /** {@link labels}, or the text of a cell with one a line, or between semicolons. */
  labelsOrCell(name: string): string[] {
    const cell = this.value(name);
    return typeof cell === 'string' ? cell.split(/[;\n]/u).flatMap((label) => label.trim() || []) : this.labels(name);
  }

  /** Throws {@link FieldError} for anything but a list of texts, or of whole numbers as they are written. */
  labels(name: string): string[] {
    return this.list(name).map((value, at) => {
      if (typeof value === 'string') return value;
      if (Number.isSafeInteger(value)) return String(value);
      throw new FieldError(l10n.t('The field {0} must be a text', `${this.path(name)}[${at}]`));
    });
  }

  /** Throws {@link FieldError} for anything but a list of objects. */
  objects(name: string): Fields[] {
    return this.list(name).map((value, at) => {
      const place = `${this.path(name)}[${at}]`;
      if (isRow(value)) return new Fields(value, `${place}.`);
      throw new FieldError(l10n.t('The field {0} must be an object', place));
    });
  }

  private list(name: string): readonly unknown[] {
    const value = this.present(name);
    if (Array.isArray(value)) return value;
    throw new FieldError(l10n.t('The field {0} must be a list', this.path(name)));
  }

  private present(name: string): unknown {
    if (this.has(name)) return this.row[name];
    throw new FieldError(l10n.t('The field {0} is missing', this.path(name)));
  }

  private path(name: string): string {
    return `${this.within}${name}`;
  }
}
