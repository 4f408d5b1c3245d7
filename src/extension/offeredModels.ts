import * as l10n from '@vscode/l10n';
import { isLoopback } from '../backends';
import type { ModelOffer, OfferedModel } from './messages';
import { addressOf, baseUrlOf, type FoundServer, type LoopbackServer } from './loopbackServers';

/** A model of the editor, as far as it is needed to be named and found again. */
export interface EditorModel {
  readonly vendor: string;
  /** The vendor's own. */
  readonly id: string;
  readonly name: string;
}

/** Which model is to help, as the settings say it. */
export type ModelChoice =
  | { readonly source: 'vscode'; readonly model: EditorModel }
  | { readonly source: 'server'; readonly baseUrl: string; readonly model: string };

export const idOf = (choice: ModelChoice): string =>
  choice.source === 'vscode' ? `vscode ${settingOf(choice.model)}` : `server ${choice.baseUrl} ${choice.model}`;

/** "GPT-4o (copilot)" */
export const nameOf = ({ name, vendor }: EditorModel): string => `${name} (${vendor})`;

/** How a setting names a model of the editor: "copilot/gpt-4o". */
export const settingOf = ({ vendor, id }: Pick<EditorModel, 'vendor' | 'id'>): string => `${vendor}/${id}`;

/** Reads {@link settingOf}; undefined for what has no vendor or no id. */
export function readModelSetting(setting: string): { readonly vendor: string; readonly id: string } | undefined {
  const at = setting.indexOf('/');
  const [vendor, id] = [setting.slice(0, at).trim(), setting.slice(at + 1).trim()];
  return at === -1 || vendor === '' || id === '' ? undefined : { vendor, id };
}

/** @param hasKey whether there is an API key, which a server gets with each request. */
export function offered(choice: ModelChoice, hasKey: boolean): OfferedModel {
  const id = idOf(choice);
  if (choice.source === 'vscode') {
    const { name, vendor } = choice.model;
    const sends = l10n.t(
      'Your questions and the provisions found for them are sent to {0}, by the editor\'s provider "{1}".',
      name,
      vendor,
    );
    return { id, name: nameOf(choice.model), sends };
  }
  const { host, isHere } = placeOf(choice.baseUrl);
  const sends = [
    sentTo(host, isHere, passesOn(choice.model)),
    ...(hasKey ? [l10n.t('Your API key goes with them.')] : []),
  ];
  return { id, name: l10n.t('{0} at {1}', choice.model, host), sends: sends.join(' ') };
}

function sentTo(host: string, isHere: boolean, isPassedOn: boolean): string {
  if (!isHere) return l10n.t('Your questions and the provisions found for them are sent to the server at {0}.', host);
  return isPassedOn
    ? l10n.t(
        'Your questions and the provisions found for them are sent to the server at {0}, on this computer, which passes them on to its cloud.',
        host,
      )
    : l10n.t('Your questions and the provisions found for them are sent to the server at {0}, on this computer.', host);
}

/** The models of the servers that were found, in the order of the servers. */
export const choicesOf = (servers: readonly FoundServer[]): ModelChoice[] =>
  servers.flatMap((server) =>
    server.models.map((model) => ({ source: 'server' as const, baseUrl: baseUrlOf(server), model })),
  );

/** How far the search for servers on this computer is. */
export type Look =
  | { readonly state: 'not-yet' }
  | { readonly state: 'looking' }
  | { readonly state: 'done'; readonly asked: readonly LoopbackServer[]; readonly found: readonly FoundServer[] };

/** More choices than this are no help beside an answer. */
const MOST_SHOWN = 6;

/** The offer of the first of these models. @param hasEncoder whether one is set: then none is to be downloaded. */
export function offerOf(
  choices: readonly OfferedModel[],
  look: Look,
  hasEncoder: boolean,
): Extract<ModelOffer, { state: 'offered' }> {
  const canDownload = choices.length === 0 && look.state === 'done' && !hasEncoder;
  const line = lineOf(choices, look, canDownload);
  return { state: 'offered', choices: choices.slice(0, MOST_SHOWN), looked: look.state, line, canDownload };
}

function lineOf(choices: readonly OfferedModel[], look: Look, canDownload: boolean): string {
  if (look.state === 'looking') return l10n.t('Looking for a model on this computer …');
  if (look.state === 'not-yet' || choices.length > 0) {
    const without = l10n.t(
      'Questions are answered without a language model so far. One can word answers; each sentence is checked against the statutes.',
    );
    return choices.length > MOST_SHOWN
      ? `${without} ${l10n.t('All {0} are in Proviso: Choose Language Model...', choices.length)}`
      : without;
  }
  const nothing = foundInWords(look.asked, look.found);
  return canDownload
    ? `${nothing} ${l10n.t('Or download an encoder, which finds provisions by meaning in many languages and writes nothing.')}`
    : nothing;
}

/** What came of a search, and what to do about it, in a sentence or two. */
export function foundInWords(asked: readonly LoopbackServer[], found: readonly FoundServer[]): string {
  const full = found.filter(({ models }) => models.length > 0);
  if (full.length > 0) return l10n.t('Found on this computer: {0}.', inWords(full.map(called)));
  const [idle] = found;
  return idle === undefined
    ? l10n.t(
        'No model server answers on this computer (asked: {0}). Start one and look again.',
        inWords(asked.map(called)),
      )
    : l10n.t('{0} answers, but has no language model: load one there and look again.', called(idle));
}

const called = (server: LoopbackServer): string => l10n.t('{0} at {1}', server.name, addressOf(server));

const inWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : l10n.t('{0} and {1}', names.slice(0, -1).join(', '), names.at(-1)!);

/** Without what may be secret in an address. */
function placeOf(baseUrl: string): { readonly host: string; readonly isHere: boolean } {
  if (!URL.canParse(baseUrl)) return { host: l10n.t('an address that is none'), isHere: false };
  const url = new URL(baseUrl);
  return { host: url.host, isHere: isLoopback(url) };
}

/**
 * Assumption: a server on this computer that passes questions on says so in the model's name, as Ollama does
 * (`gpt-oss:120b-cloud`). Known to fail for a gateway of the user's own, which may call its models anything.
 */
const passesOn = (model: string): boolean => /[-:]cloud$/u.test(model);
