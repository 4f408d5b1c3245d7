/**
 * The one module that knows where the components come from: `vscode-button`, `vscode-text-area` and
 * `vscode-progress-ring`. Another kit takes their place here, and nowhere else.
 */
import {
  provideVSCodeDesignSystem,
  vsCodeButton,
  vsCodeProgressRing,
  vsCodeTextArea,
} from '@vscode/webview-ui-toolkit';

export interface ButtonElement extends HTMLElement {
  disabled: boolean;
}

export interface TextAreaElement extends HTMLElement {
  value: string;
  /** Selects all of the text. */
  select(): void;
}

export function registerComponents(): void {
  provideVSCodeDesignSystem().register(vsCodeButton(), vsCodeProgressRing(), vsCodeTextArea());
}

export function createButton(appearance: 'primary' | 'secondary', label: string, onClick: () => void): ButtonElement {
  const button = document.createElement('vscode-button') as ButtonElement;
  button.setAttribute('appearance', appearance);
  button.textContent = label;
  button.addEventListener('click', () => {
    if (!button.disabled) onClick();
  });
  return button;
}

/** A box of several lines with its label above it. */
export function createTextArea(label: string, placeholder: string, rows: number): TextAreaElement {
  const area = document.createElement('vscode-text-area') as TextAreaElement;
  area.textContent = label;
  area.setAttribute('placeholder', placeholder);
  area.setAttribute('rows', String(rows));
  area.setAttribute('resize', 'vertical');
  return area;
}

export function createProgressRing(): HTMLElement {
  const ring = document.createElement('vscode-progress-ring');
  ring.setAttribute('aria-hidden', 'true');
  return ring;
}
