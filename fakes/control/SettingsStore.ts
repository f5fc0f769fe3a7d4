import { type ControlSettings, plainSettings } from './ControlSettings.ts';
import type { FakeRecord } from './FakeRecord.ts';

/** The control's settings, shared by all tabs and stored across reloads. */
export class SettingsStore {
  readonly #record: FakeRecord<ControlSettings>;
  readonly #initial: ControlSettings;
  readonly #listeners = new Set<(settings: ControlSettings) => void>();

  constructor(record: FakeRecord<ControlSettings>, initial: Partial<ControlSettings> = {}) {
    this.#record = record;
    this.#initial = { ...plainSettings, ...initial };
    record.onChange(() => this.#tell());
  }

  get current(): ControlSettings {
    return this.#record.read() ?? this.#initial;
  }

  change(changes: Partial<ControlSettings>): void {
    this.#record.write({ ...this.current, ...changes });
    this.#tell();
  }

  onChange(listener: (settings: ControlSettings) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener(this.current);
  }
}
