import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Ends a test run after this time, because a fault may cause an endless loop. */
const patience = 600_000;

/** A copy of the working tree, with the same node_modules. */
export class Copy {
  #folder;

  constructor(folder) {
    this.#folder = folder;
  }

  static make() {
    const folder = mkdtempSync(join(tmpdir(), 'plant-'));
    const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
      encoding: 'utf8',
    });
    for (const file of listed.split('\0')) {
      if (file === '' || statSync(file, { throwIfNoEntry: false })?.isFile() !== true) continue;
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      cpSync(file, join(folder, file));
    }
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
    return new Copy(folder);
  }

  remove() {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Why a fault no longer fits the code; empty if it fits. */
  problemsOf({ name, file, find, tests }) {
    const missing = [file, ...tests].filter((one) => !existsSync(join(this.#folder, one)));
    if (missing.length > 0) return [`“${name}”: there is no ${missing.join(', ')}`];
    const times = readFileSync(join(this.#folder, file), 'utf8').split(find).length - 1;
    return times === 1 ? [] : [`“${name}”: the text to find is ${times} times in ${file}:\n${find}`];
  }

  /** Puts a fault in and runs the tests that should notice it. */
  async tryOut({ file, find, replace, tests, only }) {
    const path = join(this.#folder, file);
    const sound = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      sound.replace(find, () => replace),
    );
    try {
      return await this.test(tests, ['--bail=1', ...(only === undefined ? [] : ['-t', only])]);
    } finally {
      writeFileSync(path, sound);
    }
  }

  /**
   * Answers the titles of the failed tests and the number of passed ones. A file that doesn't load counts as no failed
   * test.
   */
  async test(files, options = []) {
    const report = join(this.#folder, 'plant.json');
    rmSync(report, { force: true });
    const output = await this.#run([
      'node_modules/vitest/vitest.mjs',
      'run',
      ...files,
      ...options,
      '--reporter=json',
      `--outputFile=${report}`,
      // A busy machine is not a fault.
      '--testTimeout=60000',
    ]);
    const results = parse(report)?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? [];
    const titles = (status) => results.filter((one) => one.status === status).map(({ fullName }) => fullName);
    return { failed: titles('failed'), passed: titles('passed').length, output };
  }

  #run(args) {
    return new Promise((end) => {
      const child = spawn(process.execPath, args, {
        cwd: this.#folder,
        // The model tests try fewer sequences than usual; one failure is enough and need not be shrunk.
        env: { ...process.env, NO_COLOR: '1', MODEL_RUNS: '200', MODEL_SEED: '28022023', MODEL_SHRINK: 'no' },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
      const timer = setTimeout(() => child.kill(), patience);
      child.on('close', () => {
        clearTimeout(timer);
        end(output.split('\n').slice(-30).join('\n'));
      });
    });
  }
}

function parse(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
