import { element, section } from '../dom';
import { answerSection, type OpenProvision } from './answer';
import { evidenceSection, missingSection, noticesSection } from './evidence';
import { answerOf, type PanelState } from './state';
import { traceSection } from './trace';
import { verdictBanner } from './verdict';

/** What came of the question: verdict, answer, evidence, trace. Drawn once, when the question ends. */
export class Result {
  readonly verdict = element('div', { id: 'verdict', role: 'status' });
  readonly #streamed = element('p', { class: 'streamed' });
  readonly #streaming = section('streaming', 'The model writes', this.#streamed);
  readonly #body = element('div', { id: 'result' });
  /** What the model streams while it writes, then the answer and all that belongs to it. */
  readonly root = element('div', {}, this.#streaming, this.#body);
  #drawn: PanelState['outcome'];

  constructor(private readonly open: OpenProvision) {}

  render(state: PanelState): void {
    this.#streaming.hidden = !state.running || state.streamed === '';
    this.#streamed.textContent = state.streamed;
    if (state.outcome === this.#drawn) return;
    this.#drawn = state.outcome;
    this.verdict.replaceChildren(...(state.outcome ? [verdictBanner(state.outcome)] : []));
    this.#body.replaceChildren(...this.#sections(state));
  }

  #sections(state: PanelState): HTMLElement[] {
    const answer = answerOf(state);
    if (answer === undefined) return [];
    return [
      ...(answer.sentences.length > 0 ? [answerSection(answer, this.open)] : []),
      ...(answer.missing.length > 0 ? [missingSection(answer, this.open)] : []),
      ...(answer.notices.length > 0 ? [noticesSection(answer)] : []),
      ...(answer.evidence.length > 0 ? [evidenceSection(answer, this.open)] : []),
      ...(answer.trace.length > 0 ? [traceSection(answer.trace)] : []),
    ];
  }
}
