import {billingDeadlines} from 'expo-iap-api-data/upgrade/billingDeadlines';
import {expoSdks} from 'expo-iap-api-data/upgrade/expoSdks';
import {holdsAt} from 'expo-iap-api-data/upgrade/holdsAt';
import {requirements} from 'expo-iap-api-data/upgrade/requirements';
import {usualOf} from '../fits/fitsApp.ts';
import {judgeNeed} from '../fits/judgeNeed.ts';
import type {Finder} from './finding.ts';

/** Whether Google Play still takes the Billing Library of the release. */
export const deadline: Finder = ({release, app, today}) => {
  const billing = requirements.find(
    (each) => each.kind === 'billing' && holdsAt(each, release.patch),
  );
  const major = Number.parseInt(billing?.needs.replace(/^\D+/, '') ?? '', 10);
  const row = billingDeadlines.find((each) => each.major === major);
  if (!row || today <= row.until) return [];
  const isOver = today > row.extended;
  const rest = isOver
    ? `extensions ended on ${row.extended}`
    : `only an extension that you asked for lasts until ${row.extended}`;
  const message = `${release.patch} has Billing Library ${major}, which Google Play took in new uploads until ${row.until}; ${rest}.`;
  return [{at: app.dependency, group: isOver ? 'sure' : 'likely', message}];
};

/** What the release needs and the app isn’t built with. */
export const buildNeeds: Finder = ({release, app, versions}) => {
  const usual = usualOf(versions, expoSdks);
  return requirements
    .filter((each) => each.kind !== 'billing' && holdsAt(each, release.patch))
    .flatMap((each) => judgeNeed(each, versions, usual) ?? [])
    .filter(({state}) => state !== 'open')
    .map(({says: message}) => ({at: app.dependency, group: 'likely', message}));
};

/** A permission without which the store sells nothing. */
export const billingPermission: Finder = ({app: {blocked}}) =>
  blocked
    ? [
        {
          at: blocked,
          group: 'sure',
          message: 'This takes away the permission without which Google Play sells nothing.',
        },
      ]
    : [];
