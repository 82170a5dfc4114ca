// @vitest-environment jsdom
import {expect, it, vi} from 'vitest';
import {chooseAgain, pressAgain} from './repeatActs.ts';

it('chooses again what was chosen, and leaves texts to what reads them', () => {
  document.body.innerHTML = `<main><select name="platform"><option>ios</option><option>android</option></select>
    <input type="radio" name="tab" value="npm" checked><input type="radio" name="tab" value="yarn">
    <textarea name="error"></textarea></main>`;
  const left = chooseAgain({platform: 'android', tab: 'yarn', error: 'E_PENDING'});
  expect(left).toEqual({error: 'E_PENDING'});
  expect(document.querySelector('select')?.value).toBe('android');
  expect(document.querySelector<HTMLInputElement>('input:checked')?.value).toBe('yarn');
});

it.each(['', ' checked'])('switches on what was switched on%s', (restored) => {
  document.body.innerHTML = `<main><input type="hidden" name="version" value="2.7">
    <input type="checkbox" role="switch" name="version" value="all"${restored}></main>`;
  expect(chooseAgain({version: 'all'})).toEqual({});
  expect(document.querySelector<HTMLInputElement>('[role=switch]')?.checked).toBe(true);
  expect(document.querySelector<HTMLInputElement>('[type=hidden]')?.value).toBe('2.7');
});

it('presses the button of the same name in the same turn, and unfolds what is around it', () => {
  const block = (code: string) =>
    `<figure><button>Try it</button><details><button>Copy</button></details>${code}</figure>`;
  document.body.innerHTML = block('npm ci') + block('npm start');
  const pressed = vi.fn();
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () =>
      pressed(button.textContent, button.closest('figure')?.textContent),
    );
  pressAgain(['Copy1']);
  expect(pressed.mock.calls).toEqual([['Copy', 'Try itCopynpm start']]);
  expect([...document.querySelectorAll('details')].map(({open}) => open)).toEqual([false, true]);
});

it('opens what was open, and closes nothing', () => {
  document.body.innerHTML =
    '<button popovertarget="menu">Open</button><button popovertarget="menu" popovertargetaction="hide">Close</button>';
  const pressed = vi.fn();
  document.addEventListener('click', ({target}) => pressed(Object(target).textContent));
  pressAgain(['menu']);
  expect(pressed.mock.calls).toEqual([['Open']]);
});
