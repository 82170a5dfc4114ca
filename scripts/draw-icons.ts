import {copyFileSync, readFileSync, writeFileSync} from 'node:fs';
import {drawIcon, ICON_SOURCE, iconFiles} from './icons/drawIcon.ts';

async function drawIcons(): Promise<void> {
  const mark = readFileSync(ICON_SOURCE, 'utf8');
  for (const icon of iconFiles) writeFileSync(icon.path, await drawIcon(mark, icon));
  copyFileSync(ICON_SOURCE, 'static/img/favicon.svg');
  console.info(`Drew ${iconFiles.length} icons from ${ICON_SOURCE}.`);
}

void drawIcons();
