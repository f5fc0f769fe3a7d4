/**
 * Matches addresses whose last part has no extension. An address with an extension is a file, which exists or is
 * missing. Written without a look-ahead, which Firebase's regular expressions (RE2) lack.
 */
export const pageAddress = String.raw`^/(?:[^/]*/)*(?:(?:[^/]*[^/.A-Za-z0-9])?[A-Za-z0-9]*|[^/]*\.)$`;
