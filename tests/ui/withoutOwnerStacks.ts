import * as react from 'react';

// React's development build keeps a stack trace of where each element was created, for its warnings: a fifth of these
// tests' time. React stops at a limit. This private counter now says that the limit is reached.
const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals: unknown = Reflect.get(react, name);
if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React counts its stack traces elsewhere now: look for ownerStack in react.development.js');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
