import {fileURLToPath} from 'node:url';
import {comparePatchNumbers, lineOf} from 'expo-iap-api-data/history/patchNumbers';
import {loadSurface} from 'expo-iap-api-data/surface/loadSurface';
import type {PlanEntry, UpgradePlan} from 'expo-iap-upgrade/plan/plan';
import {planUpgrade} from 'expo-iap-upgrade/plan/planUpgrade';
import {upgradeFacts} from 'expo-iap-upgrade/plan/upgradeFacts';
import type {Finding} from 'expo-iap-upgrade/scan/findings';
import {scanFiles} from 'expo-iap-upgrade/scan/scanFiles';
import {describe, expect, it} from 'vitest';
import {readUpgradeSamples} from '../../../src/checks/upgradeSamples.ts';
import {docsVersions} from '../../../src/site/versions.ts';

// What the desk claims between any two patches, compared with what is known of them.

const {patches, history, effects, compared} = upgradeFacts;
const plans: readonly UpgradePlan[] = patches.flatMap((from, index) =>
  patches.slice(index + 1).map((to) => planUpgrade(from, to, upgradeFacts)),
);
const isBefore = (left: string, right: string): boolean => comparePatchNumbers(left, right) < 0;
const label = ({from, to}: UpgradePlan, what: string): string => `${from} to ${to}: ${what}`;
const must = (plans: readonly UpgradePlan[]): readonly (readonly [UpgradePlan, PlanEntry])[] =>
  plans.flatMap((plan) => plan.mustChange.map((entry) => [plan, entry] as const));

describe('the plans of all pairs of patches', () => {
  it('ask nothing of code that uses a name which the older patch does not have', () => {
    const faults = must(plans).flatMap(([plan, {name, effects: own}]) => {
      const born = history.find((entry) => entry.change === 'added' && entry.name === name)?.patch;
      const isNew = born !== undefined && isBefore(plan.from, born);
      const wasHere = history.some((entry) => entry.from === name || entry.name === name)
        ? history.some(({name: other, patch}) => other === name && !isBefore(plan.from, patch))
        : true;
      // A parameter that must be given from now on breaks calls because it came.
      const asks = own.filter(({patch, need}) => need === 'must' && patch !== born);
      return isNew && !wasHere && asks.length > 0 ? [label(plan, name)] : [];
    });
    expect(faults).toEqual([]);
  });

  it('give the range of each date that neither the packages nor the changelog settle', () => {
    const faults = must(plans).flatMap(([plan, {name, openDates = [], ...entry}]) => {
      const dated = [
        ...entry.changes,
        ...entry.effects.map((effect) => ({
          ...effect,
          evidence:
            history.find((one) => one.patch === effect.patch && one.name === effect.name)
              ?.evidence ?? 'history',
        })),
      ];
      return dated
        .filter(({evidence}) => evidence === 'history')
        .filter(({patch, ...rest}) => {
          const after =
            'after' in rest ? rest.after : compared.findLast((known) => isBefore(known, patch));
          const upTo = compared.find((known) => !isBefore(known, patch)) ?? patch;
          const isProven =
            !('after' in rest) &&
            after !== undefined &&
            !isBefore(after, plan.from) &&
            !isBefore(plan.to, upTo);
          const said = openDates.find((open) => open.patch === patch);
          return isProven ? said !== undefined : said?.range.upTo !== upTo;
        })
        .map(({patch}) => label(plan, `${name} ${patch}`));
    });
    expect(faults).toEqual([]);
  });

  it('name a patch outside of the upgrade only where no source knows the patch', () => {
    const faults = must(plans).flatMap(([plan, {name, patches: own, openDates = []}]) =>
      own
        .filter((patch) => !isBefore(plan.from, patch) || isBefore(plan.to, patch))
        .filter((patch) => !openDates.some((open) => open.patch === patch && !open.isNamed))
        .map((patch) => label(plan, `${name} ${patch}`)),
    );
    expect(faults).toEqual([]);
    const unnamed = effects.filter(({after}) => after !== undefined);
    expect(
      unnamed.every(({after = '', patch}) => [after, patch].every((one) => compared.includes(one))),
    ).toBe(true);
  });
});

describe('the scanner, for old code between all pairs of patches', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const releases = docsVersions.map(({version}) => loadSurface(version));
  const ends = new Set(releases.map(({patch}) => patch));
  const samples = readUpgradeSamples(root).filter(({side}) => side === 'before');
  const scanned = plans.map((plan) => {
    const files = samples
      .filter(({versions}) => versions.includes(lineOf(plan.from)))
      .map(({path: name, text}) => ({name, text}));
    return {plan, findings: scanFiles(files, {plan, releases}).findings};
  });
  /** Whether something that the compiler refuses happened to a name up to a patch. */
  const isGone = (name: string, to: string): boolean =>
    history.some(
      ({change, name: own, from, patch}) =>
        (change === 'removed' || change === 'renamed') &&
        (from ?? own).split('.').at(-1) === name &&
        !isBefore(to, patch),
    );
  const isRefused = ({entry}: Finding): boolean =>
    entry?.effects.some(({need, compiler}) => need === 'must' && compiler === 'error') === true;

  it('claims that a line does not compile only where the newer patch is known to refuse it', () => {
    const faults = scanned.flatMap(({plan, findings}) =>
      findings
        .filter(({kind}) => kind === 'does-not-compile')
        .filter((finding) => !isGone(finding.name, plan.to) && !isRefused(finding))
        .filter(() => !ends.has(plan.to))
        .map(({file, line, message}) => label(plan, `${file}:${line} ${message}`)),
    );
    expect(faults).toEqual([]);
    expect(
      scanned.some(({findings}) => findings.some(({kind}) => kind === 'does-not-compile')),
    ).toBe(true);
  });

  it('asks where no source names the patch, and says the range of what only the git history dates', () => {
    const messages = (from: string, to: string): readonly string[] =>
      scanned
        .filter(({plan}) => plan.from === from && plan.to === to)
        .flatMap(({findings}) => findings.map(({kind, message}) => `${kind} ${message}`));
    const hook = /^question In .* a flat request is refused.* no source names the patch/;
    expect(messages('2.6.3', '2.7.3').some((text) => hook.test(text))).toBe(true);
    // All of the range lies between the two patches: certain, though no patch can be named.
    const certain = /^does-not-compile In .* a flat request is refused.* no source names the patch/;
    for (const to of ['2.7.5', '2.8.8']) {
      expect(messages('2.6.3', to).some((text) => hook.test(text))).toBe(false);
      expect(messages('2.6.3', to).some((text) => certain.test(text))).toBe(true);
    }
    const range = /after 2\.7\.5, up to 2\.8\.0/;
    expect(messages('2.7.5', '2.7.12').some((text) => range.test(text))).toBe(true);
    expect(messages('2.7.5', '2.8.8').some((text) => range.test(text))).toBe(false);
  });
});
