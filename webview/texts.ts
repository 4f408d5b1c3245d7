/** Imported first by each page: gives it the texts that its host wrote into it. Without them it speaks English. */
import * as l10n from '@vscode/l10n';

l10n.config({ contents: document.getElementById('texts')?.textContent ?? '{}' });
