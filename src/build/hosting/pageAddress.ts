/**
 * Matches the addresses of categories, whose names may end like a file's ('USB 3.0'), and addresses whose last part has
 * no extension. Another address with an extension is a file, which exists or is missing. Written without a look-ahead,
 * which Firebase's regular expressions (RE2) lack.
 */
export const pageAddress = String.raw`^/(?:categories/[^/]*|(?:[^/]*/)*(?:(?:[^/]*[^/.A-Za-z0-9])?[A-Za-z0-9]*|[^/]*\.))$`;
