import type {Simulator} from 'expo-iap-test-kit/simulator';
import type {ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {rest} from './rest.ts';

const events = ['purchase-updated', 'purchase-error', 'promoted-product-ios'];

/** A new phone with an app on it, which does not run yet. */
export class PhoneApp {
  readonly phone: Simulator;
  /** Rejections that nobody handled. */
  readonly rejections: unknown[] = [];
  /** Listeners of AppState that the running app has. */
  readonly states = new Set<(state: string) => void>();
  #root: Root | undefined;
  #box: HTMLElement | undefined;

  constructor(phone: Simulator) {
    this.phone = phone;
    phone.device.killApp();
    phone.device.onProcess(
      () => {},
      () => {
        this.states.clear();
        this.unmount();
      },
    );
  }

  get isIos(): boolean {
    return this.phone.platform === 'ios';
  }

  get isRunning(): boolean {
    return this.phone.device.running;
  }

  /** What the user sees. */
  get screen(): HTMLElement {
    return this.#box ?? document.body;
  }

  get buttons(): readonly HTMLButtonElement[] {
    return [...this.screen.querySelectorAll('button')];
  }

  get isLoading(): boolean {
    return this.screen.querySelector('[role=progressbar]') !== null;
  }

  /** What the app listens to. */
  get listening(): readonly string[] {
    const {nativeModule} = this.phone;
    const heard = events.filter((event) => nativeModule.listenerCount(event) > 0);
    return this.states.size > 0 ? [...heard, 'AppState'] : heard;
  }

  show(tree: ReactNode): void {
    this.#box ??= document.body.appendChild(document.createElement('main'));
    this.#root ??= createRoot(this.#box);
    this.#root.render(tree);
  }

  unmount(): void {
    this.#root?.unmount();
    this.#box?.remove();
    this.#root = undefined;
    this.#box = undefined;
  }

  /** Ends the process: whatever the app was doing stays undone. */
  async kill(): Promise<void> {
    if (this.isRunning) this.phone.device.killApp();
    await this.settle();
  }

  /** Presses the button that has this text. */
  async press(text: string): Promise<void> {
    const button = this.buttons.find(({textContent}) => textContent?.includes(text));
    if (!button) {
      const known = this.buttons.map(({textContent}) => textContent).join(', ') || 'none';
      throw new Error(`There is no button "${text}"; the screen has ${known}.`);
    }
    button.click();
    await this.settle();
  }

  /** The user leaves the app and comes back, perhaps after something has happened. */
  async comeBack(meanwhile = () => {}): Promise<void> {
    this.phone.device.sendToBack();
    meanwhile();
    this.phone.device.bringToFront();
    await this.settle();
  }

  /** The iPhone may not buy, or the phone has no Play services. */
  loseStore(): void {
    if (this.isIos) this.phone.device.paymentsAllowed = false;
    else this.phone.device.playServices = false;
  }

  /** Lets time pass on the phone. */
  async pass(ms: number): Promise<void> {
    await this.phone.clock.advance(ms);
    await this.settle();
  }

  /** Waits until nothing is on its way. */
  async settle(): Promise<void> {
    await rest();
  }
}
