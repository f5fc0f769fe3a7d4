import { configure } from '@testing-library/react';
import { vi } from 'vitest';

/** Milliseconds. A page's code is read when it is first shown, which takes a busy machine longer than the usual second. */
const patience = 5_000;

configure({ asyncUtilTimeout: patience });
const { waitFor, waitUntil } = vi;
vi.waitFor = (callback, options = patience) => waitFor(callback, options);
vi.waitUntil = (callback, options = patience) => waitUntil(callback, options);
