import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { largestPicture } from '#domain/selling/pictureRules.ts';

const kilobyte = 1024;

/** Many times what any call of the contract needs. */
const largestCall = 100 * kilobyte;

/** The form around the picture adds to it. */
const largestUpload = largestPicture + kilobyte * kilobyte;

function limit(maxSize: number): MiddlewareHandler {
  const refuse = (c: Context): Response =>
    c.json({ message: `The body is larger than ${maxSize / kilobyte} KiB` }, 413);
  const counted = bodyLimit({ maxSize, onError: refuse });
  return async (c, next) => {
    // A body without an announced length is counted as it arrives.
    if (c.req.header('transfer-encoding') !== undefined) return counted(c, next);
    return Number(c.req.header('content-length') ?? 0) > maxSize ? refuse(c) : next();
  };
}

const calls = limit(largestCall);
const uploads = limit(largestUpload);

/** Refuses large bodies before they fill the memory. */
export const bodyLimits: MiddlewareHandler = (c, next) => (c.req.path === '/1/upload' ? uploads : calls)(c, next);
