import {
  DidChangeConfigurationNotification,
  type ClientCapabilities,
  type Connection,
} from 'vscode-languageserver/node';
import type { ServerSettings } from './protocol';
import { readNamedSettings } from './settings';

/** The section of an editor's configuration that is Proviso's. */
const SECTION = 'proviso';

/**
 * Follows the settings of an editor that has no client of Proviso's: what it sends, and what it gives when it is asked. An
 * editor that has nothing of the section keeps what it handed over in the beginning.
 */
export class EditorSettings {
  constructor(
    private readonly connection: Connection,
    private readonly capabilities: NonNullable<ClientCapabilities['workspace']>,
    private readonly onSettings: (settings: ServerSettings) => void,
  ) {
    connection.onDidChangeConfiguration(({ settings }: { readonly settings: unknown }) => {
      const sent = isRecord(settings) ? settings[SECTION] : undefined;
      if (isRecord(sent)) this.#use(sent);
      else void this.#ask();
    });
  }

  /** To be called once the client is initialised. */
  async begin(): Promise<void> {
    if (this.capabilities.didChangeConfiguration?.dynamicRegistration === true)
      await this.connection.client.register(DidChangeConfigurationNotification.type, { section: SECTION });
    await this.#ask();
  }

  async #ask(): Promise<void> {
    if (this.capabilities.configuration !== true) return;
    try {
      this.#use(await this.connection.workspace.getConfiguration(SECTION));
    } catch (error) {
      this.connection.console.warn(`The editor did not tell its settings: ${(error as Error).message}`);
    }
  }

  #use(settings: unknown): void {
    if (isRecord(settings) && Object.keys(settings).length > 0) this.onSettings(readNamedSettings(settings));
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
