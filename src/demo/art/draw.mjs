/**
 * Renders the demo pictures: SVG per picture, rasterised in sheets by a headless Chromium, framed and encoded by encode.py.
 * Usage: node draw.mjs [--keep DIR] [name filter ...]
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Art } from './lib.mjs';
import { jobs } from './jobs.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const args = process.argv.slice(2);
const keepAt = args.indexOf('--keep');
const keep = keepAt >= 0 ? args.splice(keepAt, 2)[1] : undefined;
const work = keep ?? mkdtempSync(join(tmpdir(), 'haat-art-'));
mkdirSync(work, { recursive: true });

const list = jobs.filter((j) => args.length === 0 || args.some((f) => j.file.includes(f)));
const sheets = [];
for (const job of list) {
  const [w, h] = job.box.slice(2);
  const last = sheets.at(-1);
  if (last && last.w === w && last.h + h <= 8400) { last.items.push({ job, y: last.h }); last.h += h; } else sheets.push({ w, h, items: [{ job, y: 0 }] });
}

const plan = [];
sheets.forEach((sheet, i) => {
  const html = sheet.items.map(({ job }) => {
    const art = new Art();
    const body = job.draw(art);
    return art.svg(body, job.box);
  }).join('');
  const page = join(work, `sheet-${i}.html`);
  const png = join(work, `sheet-${i}.png`);
  writeFileSync(page, `<!doctype html><meta charset="utf-8"><style>html,body{margin:0;background:transparent}svg{display:block}</style>${html}`);
  execFileSync(process.env.CHROMIUM ?? 'chromium', ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
    '--disable-component-update', '--disable-sync', `--user-data-dir=${join(work, 'profile')}`, '--hide-scrollbars', '--allow-file-access-from-files', '--virtual-time-budget=4000', '--force-color-profile=srgb',
    '--default-background-color=00000000', `--window-size=${sheet.w},${sheet.h}`, `--screenshot=${png}`, pathToFileURL(page).href], { stdio: 'ignore' });
  for (const { job, y } of sheet.items) plan.push({ sheet: png, y, w: sheet.w, h: job.box[3], out: join(here, '..', job.file), ...job.encode });
});
writeFileSync(join(work, 'plan.json'), JSON.stringify(plan));
execFileSync(process.env.PYTHON ?? 'python3', [join(here, 'encode.py'), join(work, 'plan.json')], { stdio: 'inherit' });
if (!keep) rmSync(work, { recursive: true, force: true });
