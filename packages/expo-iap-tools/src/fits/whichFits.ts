import {comparePatchNumbers, lineOf} from 'expo-iap-api-data/history/patchNumbers';
import {type FitsApp, usualOf} from './fitsApp.ts';
import type {FitsFacts, FitsLine} from './fitsFacts.ts';
import {judgeNeed, type Verdict} from './judgeNeed.ts';

/** Whether a release fits an app. `open`: nothing is known against it, and not enough for it. */
export type FitsRow = {
  readonly patch: string;
  readonly state: 'fits' | Verdict['state'];
  /** Why it doesn’t fit, what is not known, and what to change, in this order. */
  readonly says: readonly string[];
};

/** The answer for one app. */
export type Fits = {
  /** Newest first. */
  readonly rows: readonly FitsRow[];
  /** The release to take; nothing where none fits, or nothing is known of the app. */
  readonly recommended?: string;
  /** Why this one or none; why no newer one is in the rows. */
  readonly because: string;
};

/** What one verdict of each state makes of all. */
const ORDER = ['no', 'open', 'change'] as const;

/** Says of each line whether it fits an app on a day, such as 2026-11-29, and which one to take. */
export function whichFits(app: FitsApp, {lines, sdks}: FitsFacts, today: string): Fits {
  const usual = usualOf(app, sdks);
  const rows = lines.map((line): FitsRow => {
    const verdicts = [
      ...(line.canStay ? [] : [LACKS]),
      ...uploads(line, today),
      ...line.needs.flatMap((need) => judgeNeed(need, app, usual) ?? []),
      ...made(line, app.sdk ?? usual?.sdk),
    ];
    const state = ORDER.find((each) => verdicts.some((verdict) => verdict.state === each));
    const says = ORDER.flatMap((each) => verdicts.filter((verdict) => verdict.state === each));
    return {patch: line.patch, state: state ?? 'fits', says: says.map((one) => one.says)};
  });
  if (app.sdk === undefined && usual === undefined)
    return {rows, because: 'The Expo SDK of this app isn’t known, so no release is recommended.'};
  const own = lineOf(app.release ?? '0');
  // An app doesn’t go back to an older line, whose names are others.
  const ahead = rows.filter(({patch}) => comparePatchNumbers(patch, own) >= 0);
  if (ahead.length === 0)
    return {rows, because: `${app.release} is newer than every release that is known here.`};
  const able = ahead.filter(({state}) => state !== 'no');
  const best = able.find(({state}) => state !== 'open') ?? able[0];
  const than = app.release === undefined ? '' : ` that isn’t older than ${app.release}`;
  const why =
    best && best.state !== 'no' ? WHY[best.state] : `No release${than} fits as the app is.`;
  return {rows, ...(best && {recommended: best.patch}), because: why};
}

/** What is wrong with a release that is only on the way to another. */
const LACKS: Verdict = {
  state: 'no',
  says: 'Its JavaScript calls iOS functions that its native code lacks.',
};

const WHY: Readonly<Record<Exclude<FitsRow['state'], 'no'>, string>> = {
  fits: 'It’s the newest release whose known needs this app meets.',
  change: 'It’s the newest release whose known needs this app can meet.',
  open: 'No problem with it is known, but no release is known to fit completely.',
};

function uploads({billing, deadline}: FitsLine, today: string): readonly Verdict[] {
  if (!deadline || today <= deadline.until) return [];
  const {until, extended} = deadline;
  const over = today > extended ? `, and extensions ended on ${extended}` : ` without an extension`;
  return [
    {
      state: 'no',
      says: `Google Play accepted new releases with its Billing Library ${billing} until ${until}${over}.`,
    },
  ];
}

function made({madeWith}: FitsLine, sdk: number | undefined): readonly Verdict[] {
  if (sdk === undefined || (madeWith !== undefined && sdk <= madeWith)) return [];
  const says =
    madeWith === undefined
      ? 'It isn’t known which Expo SDK it was made with.'
      : `It was made with Expo SDK ${madeWith}, and it isn’t known whether it builds with ${sdk}.`;
  return [{state: 'open', says}];
}
