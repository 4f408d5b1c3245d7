import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { describeWithPage, drivePage, inWebview } from '../suite/drivePage';
import { closeEditors, extension } from '../suite/workspace';

describeWithPage('the walkthrough in another language', () => {
  before(async () => {
    // The pages are left out of a narrow editor.
    await vscode.commands.executeCommand('workbench.action.closeSidebar');
    await drivePage('resize', { width: 1500, height: 850 });
  });
  after(async () => {
    await closeEditors();
    await drivePage('resize', { width: 1300, height: 850 });
  });

  it('shows the pages of that language', async () => {
    const page = `media/walkthrough/open-sample.nls.${vscode.env.language}.md`;
    const [heading = ''] = readFileSync(join(extension().extensionPath, page), 'utf8').split('\n');
    await vscode.commands.executeCommand('workbench.action.openWalkthrough', 'proviso.proviso#start', false);
    await inWebview({ selector: 'h1', hasText: heading.replace(/^# /u, ''), action: 'wait' });
  });
});
