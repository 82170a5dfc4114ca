import type {Moment} from 'expo-iap-test-kit/moments';
import fc from 'fast-check';
import {moments} from '../../scenarios/interruptions.ts';
import {other, owner} from '../life.ts';
import {type Act, act, isInFront} from './act.ts';

const diesAt = (moment: Moment): Act =>
  act(`the app will be killed when: ${moment}`, (shop) => {
    const {moments, device} = shop.phone;
    shop.mayDie = true;
    moments.when(moment, () => {
      if (shop.mayDie && device.running) device.killApp();
    });
  });

/** When the app runs, and who uses it. */
export const phoneActs: readonly Act[] = [
  act(
    'the app is killed',
    (shop) => shop.kill(),
    ({device}) => device.running,
  ),
  act(
    'the app starts',
    (shop) => shop.start(),
    ({device}) => !device.running,
  ),
  act('the user leaves the app', ({phone}) => phone.device.sendToBack(), isInFront),
  act(
    'the user comes back',
    ({phone}) => phone.device.bringToFront(),
    ({device}) => device.running && device.appState === 'background',
  ),
  act('another user signs in', (shop) => shop.signIn(other)),
  act('the first user signs in again', (shop) => shop.signIn(owner)),
];

/** The app will die in the middle of something. */
export const deaths: fc.Arbitrary<Act> = fc.constantFrom(...moments).map(diesAt);
