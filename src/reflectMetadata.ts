// In the build, package.json puts this in the place of reflect-metadata/lite, which Inversify imports. Inversify calls
// only these functions without a property, and the package is 2 KB gzip.

const metadata = new WeakMap<object, Map<unknown, unknown>>();

function getOwnMetadata(key: unknown, target: object): unknown {
  return metadata.get(target)?.get(key);
}

function getMetadata(key: unknown, target: object | null): unknown {
  return target === null ? undefined : (getOwnMetadata(key, target) ?? getMetadata(key, Object.getPrototypeOf(target)));
}

function defineMetadata(key: unknown, value: unknown, target: object): void {
  metadata.set(target, (metadata.get(target) ?? new Map()).set(key, value));
}

Object.assign(Reflect, { getOwnMetadata, getMetadata, defineMetadata });
