import type {PlatformName} from 'expo-iap-test-kit/versions';
import {importsOf} from '../../behavior/imports.ts';
import {releaseOf} from '../../behavior/library.ts';
import {type Names, runSample, SampleMistake} from '../../behavior/runSample.ts';
import {Stage} from '../../behavior/stage.tsx';
import {supplyFrom} from '../../behavior/supplies.ts';
import {hasAccess} from '../access.ts';
import {Life} from '../life.ts';
import {globalsOf} from '../processOf.ts';
import type {Time} from '../promises.ts';
import type {ActingBlock} from './actingBlocks.ts';
import {keepBlockPromises} from './blockPromises.ts';
import {usageOf, type Use} from './uses.ts';

/** What an act of the user came to. */
export type BlockTap = {
  readonly kind: 'buys' | 'restores';
  /** Purchases that the store made meanwhile. */
  readonly sold: readonly string[];
  /** What the app said meanwhile. */
  readonly told: readonly string[];
  readonly couldRead: boolean;
  readonly couldCheck: boolean;
};

/** A phone with a shop on it that contains a block of a page; everything else of the shop is right. */
export class BlockLife extends Life {
  readonly block: ActingBlock;
  readonly stage: Stage;
  tap: BlockTap | undefined;
  /** What the block said that the user has, although the account had no access to it. */
  readonly saidWithout: string[] = [];
  readonly #use: Use | undefined;
  #end: (() => unknown) | undefined;

  static async build(block: ActingBlock, platform: PlatformName): Promise<BlockLife> {
    const setting = {library: releaseOf(block.sample.library), platform};
    const stage = await Stage.build(setting, (one) => block.role.cast(one, () => life.run()));
    const life: BlockLife = new BlockLife(block, stage);
    return life;
  }

  private constructor(block: ActingBlock, stage: Stage) {
    super(stage.phone, stage.stateListeners);
    this.block = block;
    this.stage = stage;
    this.#use = usageOf(block);
    stage.phone.device.onProcess(
      () => {},
      () => {
        stage.unmount();
        this.pending.states.clear();
        this.#end = undefined;
      },
    );
  }

  /** Runs the block as a fresh module of the running process. */
  run(): Promise<Names> {
    const {stage, pending, block} = this;
    const supply = supplyFrom(stage);
    const {setTimeout, clearTimeout} = globalsOf(this.phone, stage.server.fetch, pending.timers);
    const own: Readonly<Record<string, unknown>> = {setTimeout, clearTimeout};
    return runSample(
      block.sample,
      importsOf(stage),
      (name, text) => own[name] ?? supply(name, text),
    );
  }

  async start(): Promise<void> {
    this.pending.timers.clear();
    await this.stage.start();
    await this.useBlock();
  }

  /** What the app does with a block that a shop has no place for; once it began something, not again. */
  async useBlock(): Promise<void> {
    const use = this.#use;
    if (!use || this.#end || !this.isRunning) return;
    const {process} = this.phone.device;
    await this.stage.act('use', async () => {
      const names = await this.run();
      if (use.owned) await this.#ask(use.owned, names);
      const end = await use.runs?.(names, this.stage);
      if (typeof end === 'function' && this.phone.device.process === process) {
        this.#end = () => Reflect.apply(end, undefined, []);
      }
    });
  }

  async #ask(owned: NonNullable<Use['owned']>, names: Names): Promise<void> {
    const had = (id: string) => hasAccess(this.phone, id);
    const before = this.phone.catalog.visible.map(({id}) => id).filter(had);
    for (const ids of await owned(names, this.stage)) {
      if (!ids.some((id) => before.includes(id) || had(id)))
        this.saidWithout.push(ids.join(' or '));
    }
  }

  async buy(productId: string): Promise<void> {
    const {stage} = this;
    const {buys} = this.#use ?? {};
    await this.#tapped('buys', async () =>
      buys ? buys(await this.run(), stage, productId) : stage.shop.buy(productId),
    );
  }

  async restore(): Promise<void> {
    await this.#tapped('restores', () => this.stage.shop.restore());
  }

  async #tapped(kind: BlockTap['kind'], happens: () => unknown): Promise<void> {
    const {stage, canRead, canCheck} = this;
    const sold = this.phone.store.purchases.length;
    const told = stage.alerts.length;
    await stage.act(kind, happens);
    this.tap = {
      kind,
      sold: this.phone.store.purchases.slice(sold).map(({id}) => id),
      told: stage.alerts.slice(told),
      couldRead: canRead && this.canRead,
      couldCheck: canCheck && this.canCheck,
    };
  }

  async remount(): Promise<void> {
    await this.close();
    this.stage.mount();
    await this.settle();
  }

  /** The screen goes away while the process lives on. */
  async close(): Promise<void> {
    this.#end?.();
    this.#end = undefined;
    this.stage.unmount();
    await this.settle();
  }

  async signIn(user: string): Promise<void> {
    this.stage.server.user = user;
    await this.settle();
  }

  forget(): void {
    this.tap = undefined;
  }

  readonly accountElsewhere = null;

  keepPromises(time: Time): void {
    const mistake = this.stage.reports.find((error) => error instanceof SampleMistake);
    if (mistake !== undefined) throw mistake;
    keepBlockPromises(this, time);
  }
}
