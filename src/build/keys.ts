import { existsSync } from 'node:fs';
import { ConfigurationError, type Environment, readConfiguration } from '../configuration.ts';
import { wordProblem } from '../configurationWords.ts';
import { readServices, type Services } from './hosting/Services.ts';
import { endWith } from './oneLine.mjs';

function problemsOfShop(environment: Environment): readonly string[] {
  try {
    readConfiguration(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.cause.map(wordProblem);
    throw error;
  }
}

/** One line for each key that the shop or its headers cannot do without, or cannot use. */
export function problemsOfKeys(environment: Environment): readonly string[] {
  return [...new Set([...problemsOfShop(environment), ...readServices(environment).problems])];
}

/** Reads the keys of a build into the environment. Ends the script if a key is missing or wrong. */
export function readKeys(): Services {
  // The files that Parcel reads for a build. The first to name a key wins; the environment wins over all of them.
  for (const file of ['.env.production.local', '.env.production', '.env.local', '.env']) {
    if (existsSync(file)) process.loadEnvFile(file);
  }
  const problems = problemsOfKeys(process.env);
  if (problems.length > 0)
    endWith(...problems, 'Nothing was built: .env.example and docs/running-live.md say what each key is.');
  return readServices(process.env).services;
}
