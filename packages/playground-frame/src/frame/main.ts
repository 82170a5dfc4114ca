import {setSimulator} from 'expo-iap-test-kit/currentPhone';
import {describePhone} from 'expo-iap-test-kit/panel/describePhone';
import {describeSheet} from 'expo-iap-test-kit/panel/describeSheet';
import {doAct, type SheetChoice} from 'expo-iap-test-kit/panel/orders';
import {killWhen} from 'expo-iap-test-kit/panel/phoneActs';
import {createSimulator, type Simulator} from 'expo-iap-test-kit/simulator';
import type {SheetAnswer} from 'expo-iap-test-kit/store/sheet';
import type {View} from '../page/readReport.ts';
import type {App, Order} from '../protocol.ts';
import {buttonNames, pressButton} from './appButtons.ts';
import {AppHost, loadPackages} from './appHost.ts';
import {dateOf} from './appTimers.ts';
import {limitLists} from './limitLists.ts';
import {limitTexts} from './limitTexts.ts';
import {explainError} from './modules.ts';
import {refuseNewCode} from './noNewCode.ts';
import {createSender, LogQueue, MOST_TEXT} from './outbox.ts';
import {restrictRealm} from './restrictRealm.ts';
import {RestWatch} from './restWatch.ts';
import {soldBy} from './soldBy.ts';
import {createTick, tickInBrowser} from './tick.ts';
import {withObject} from './withObject.ts';

declare const port: MessagePort;
/** The version of the library in this bundle. */
declare const LIBRARY_VERSION: string;

/** How often the phone's clock is set forward by the time that has passed for the reader, in ms. */
const CLOCK_STEP = 200;
/** The shortest time between two reports, in ms. A lone event is reported at once. */
const BETWEEN_REPORTS = 100;
/** A page that has not asked for this long, in ms, is busy, and gets no reports. */
const SILENCE = 3_000;

let current: {phone: Simulator; host: AppHost; app: App} | undefined;
let sheet: {view: View['sheet']; answer: (answer: SheetAnswer) => void} | undefined;
let problem: string | undefined;
let reporting = false;
let obeyed = 0;
let reportedAt = 0;
let askedAt = 0;
/** What the last report said. */
let wasBlank = false;

const send = createSender(port);
const {now, afterThis} = tickInBrowser();
const log = new LogQueue(now);

/** Reports soon, once for all that happens at the same time. */
function reportSoon(): void {
  if (reporting) return;
  reporting = true;
  setTimeout(
    () => {
      reporting = false;
      reportedAt = now();
      // The page falls behind, or sleeps.
      if (reportedAt - askedAt > SILENCE) reportSoon();
      else report();
    },
    Math.max(16, reportedAt + BETWEEN_REPORTS - now()),
  );
}

function report(): void {
  if (problem !== undefined) send({type: 'problem', message: problem});
  problem = undefined;
  if (!current) return;
  const {phone, host, app} = current;
  try {
    if (wanted !== undefined && pressButton(wanted)) wanted = undefined;
    const lines = log.take(phone.clock.now);
    if (lines.length > 0) send({type: 'log', lines});
    if (log.isWaiting) reportSoon();
    wasBlank = host.isBlank;
    const view = {
      ...describePhone(phone, soldBy(app)),
      blank: wasBlank,
      // A press that waits for its button is not done yet.
      obeyed: wanted === undefined ? obeyed : obeyed - 1,
      sheet: sheet?.view ?? null,
      buttons: buttonNames(),
    };
    send({type: 'view', view});
  } catch (error) {
    // Not reported soon, which would fail again and never end.
    send({type: 'problem', message: messageOf(error)});
  }
}

function messageOf(error: unknown): string {
  try {
    return explainError(error, current?.app.edited === true).slice(0, MOST_TEXT);
  } catch {
    return 'The app threw something that has no message.';
  }
}

function reportError(error: unknown): void {
  problem = messageOf(error);
  reportSoon();
}

const restWatch = new RestWatch(() =>
  reportError(
    'The app never rests: it renders or sets a state again and again. Look for an effect that sets a state each time it runs.',
  ),
);
const tick = createTick({
  now,
  afterThis,
  onStop: reportError,
  onPause: () => restWatch.pause(),
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
      log.add({...entry, what: withObject(entry, phone)});
      reportSoon();
    });
    phone.store.ask = (productId, phases) =>
      new Promise((answer) => {
        sheet = {view: describeSheet(phone.catalog.get(productId), phases), answer};
        reportSoon();
      });
  }
  setSimulator(phone);
  globalThis.Date = dateOf(phone.clock);
  const packages = await loadPackages();
  const host = new AppHost({phone, app, packages, onError: reportError, tick});
  current = {phone, host, app};
  phone.device.startApp();
  reportSoon();
}

function answerSheet(choice: SheetChoice): void {
  const open = sheet;
  sheet = undefined;
  open?.answer(choice);
}

/** The start of the name of a button that is still to be pressed: an app disables its buttons while it is busy. */
let wanted: string | undefined;

async function obey(order: Order): Promise<void> {
  if (order.type === 'start') await start(order);
  if (order.type === 'sheet') answerSheet(order.choice);
  if (order.type === 'press') wanted = order.name;
  if (!current) return;
  const {phone, host, app} = current;
  if (order.type === 'killWhen') killWhen(phone, order.moment);
  if (order.type !== 'act') return;
  if (order.act === 'reload') host.reload();
  else await doAct(phone, soldBy(app), order);
}

refuseNewCode();
restrictRealm();
limitLists();
limitTexts();

// Orders wait for each other: while a week passes, nothing else happens.
let queue = Promise.resolve();
let waiting = 0;
port.onmessage = ({data}: MessageEvent<Order>) => {
  askedAt = now();
  // At once: it only asks whether code in the frame lets anything else run.
  if (data.type === 'ping') return send({type: 'pong'});
  waiting += 1;
  queue = queue
    .then(() => obey(data))
    .catch(reportError)
    .then(() => {
      waiting -= 1;
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
setInterval(() => restWatch.endSecond(waiting > 0), 1_000);
addEventListener('error', ({error}) => reportError(error));
addEventListener('unhandledrejection', ({reason}) => reportError(reason));
new MutationObserver(reportSoon).observe(document.body, {
  subtree: true,
  childList: true,
  attributes: true,
});
