import {createSimulator, type Simulator} from '../../simulator/simulator.ts';
import type {SheetAnswer} from '../../simulator/store/sheet.ts';
import type {Moment} from '../../simulator/moments.ts';
import type {LogEntry} from '../../simulator/log.ts';
import type {App, LogLine, Order, Report, SheetChoice, View} from '../protocol.ts';
import {AppHost, loadPackages} from './appHost.ts';
import {dateOf} from './appTimers.ts';
import {describeSheet} from './describeSheet.ts';
import {explainError} from './modules.ts';
import {refuseNewCode} from './noNewCode.ts';
import {setCurrentSimulator} from './phone.ts';
import {phoneActs} from './phoneActs.ts';
import {purchaseActs} from './purchaseActs.ts';
import {afterThisInBrowser, createTick} from './tick.ts';
import {describePhone} from './view.ts';

declare const port: MessagePort;
/** The version of the library in this bundle. */
declare const LIBRARY_VERSION: string;

/** How often the phone's clock is set forward by the time that has passed for the reader, in ms. */
const CLOCK_STEP = 200;
/** How many log lines one report may have; any more are summed up. */
const MOST_LINES = 200;
const MOST_TEXT = 2_000;
/** The page does not read a longer list. */
const MOST_BUTTONS = 200;

let current: {phone: Simulator; host: AppHost; app: App} | undefined;
let sheet: {view: View['sheet']; answer: (answer: SheetAnswer) => void} | undefined;
let lines: LogLine[] = [];
let dropped = 0;
let reporting = false;
let obeyed = 0;
/** What the last report said. */
let wasBlank = false;

const send = (report: Report): void => port.postMessage(report);

/** Reports soon, once for all that happens at the same time. */
function reportSoon(): void {
  if (reporting) return;
  reporting = true;
  setTimeout(() => {
    reporting = false;
    if (!current) return;
    pressWanted();
    if (dropped > 0)
      lines.push({
        time: current.phone.clock.now,
        place: 'device',
        what: `${dropped} more lines aren’t shown`,
        details: '',
      });
    if (lines.length > 0) send({type: 'log', lines});
    lines = [];
    dropped = 0;
    wasBlank = current.host.isBlank;
    const view = {
      blank: wasBlank,
      // A press that waits for its button is not done yet.
      obeyed: wanted === undefined ? obeyed : obeyed - 1,
      sheet: sheet?.view ?? null,
      buttons: enabledButtons().slice(0, MOST_BUTTONS).map(nameOf),
    };
    send({type: 'view', view: describePhone(current.phone, current.app, view)});
  }, 16);
}

function lineOf({time, place, what, details}: LogEntry): LogLine {
  const text = details === undefined ? '' : JSON.stringify(details);
  return {time, place, what: what.slice(0, MOST_TEXT), details: text.slice(0, MOST_TEXT)};
}

function buttons(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('#app [role=button], #app button')];
}

function nameOf(button: HTMLElement): string {
  return (button.getAttribute('aria-label') ?? button.textContent ?? '').slice(0, MOST_TEXT);
}

function enabledButtons(): HTMLElement[] {
  return buttons().filter((button) => button.getAttribute('aria-disabled') !== 'true');
}

function reportError(error: unknown): void {
  const message = explainError(error, current?.app.edited === true);
  send({type: 'problem', message: message.slice(0, MOST_TEXT)});
  reportSoon();
}

const tick = createTick({
  now: () => performance.now(),
  afterThis: afterThisInBrowser(),
  onStop: reportError,
});

async function start({platform, app, keep}: Extract<Order, {type: 'start'}>): Promise<void> {
  if (current?.phone.device.running) current.phone.device.killApp();
  current?.host.leave();
  sheet = undefined;
  wanted = undefined;
  const kept = keep && current?.phone.platform === platform ? current.phone : undefined;
  const phone = kept ?? createSimulator({version: LIBRARY_VERSION, platform});
  if (!kept) {
    phone.device.killApp();
    phone.log.listen((entry) => {
      if (lines.length < MOST_LINES) lines.push(lineOf(entry));
      else dropped += 1;
      reportSoon();
    });
    phone.store.ask = (productId, phases) =>
      new Promise((answer) => {
        sheet = {view: describeSheet(phone.catalog.get(productId), phases), answer};
        reportSoon();
      });
  }
  setCurrentSimulator(phone);
  globalThis.Date = dateOf(phone.clock);
  const packages = await loadPackages();
  const host = new AppHost({phone, app, packages, onError: reportError, tick});
  current = {phone, host, app};
  phone.device.startApp();
  reportSoon();
}

async function act({act: name, purchase}: Extract<Order, {type: 'act'}>): Promise<void> {
  if (!current) return;
  const {phone, host, app} = current;
  const onPurchase = purchaseActs.get(name);
  if (name === 'reload') host.reload();
  else if (onPurchase && purchase !== undefined)
    await onPurchase.run(phone, phone.store.get(purchase));
  else await phoneActs.get(name)?.run(phone, app);
}

function answerSheet(choice: SheetChoice): void {
  const open = sheet;
  sheet = undefined;
  open?.answer(choice);
}

/** The start of the name of a button that is still to be pressed: an app disables its buttons while it is busy. */
let wanted: string | undefined;

function pressWanted(): void {
  const start = wanted;
  if (start === undefined) return;
  const button = enabledButtons().find((one) => nameOf(one).startsWith(start));
  if (!button) return;
  wanted = undefined;
  button.click();
}

function killWhen(moment: Moment): void {
  const phone = current?.phone;
  phone?.moments.when(moment, () => phone.device.killApp());
}

async function obey(order: Order): Promise<void> {
  if (order.type === 'start') await start(order);
  if (order.type === 'act') await act(order);
  if (order.type === 'sheet') answerSheet(order.choice);
  if (order.type === 'press') wanted = order.name;
  if (order.type === 'killWhen') killWhen(order.moment);
}

refuseNewCode();

// Orders wait for each other: while a week passes, nothing else happens.
let queue = Promise.resolve();
port.onmessage = ({data}: MessageEvent<Order>) => {
  queue = queue
    .then(() => obey(data))
    .catch(reportError)
    .then(() => {
      obeyed += 1;
      reportSoon();
    });
};
let isPassing = false;
setInterval(() => {
  // A step that takes longer than itself, because of what the app does in it, must not pile up.
  if (isPassing) return;
  isPassing = true;
  queue = queue
    .then(async () => {
      if (!current) return;
      await current.phone.clock.advance(CLOCK_STEP);
      // An app that draws nothing changes nothing that would be reported.
      if (current.host.isBlank !== wasBlank) reportSoon();
    })
    .catch(reportError)
    .finally(() => void (isPassing = false));
}, CLOCK_STEP);
addEventListener('error', ({error}) => reportError(error));
addEventListener('unhandledrejection', ({reason}) => reportError(reason));
new MutationObserver(reportSoon).observe(document.body, {
  subtree: true,
  childList: true,
  attributes: true,
});
