/** The place of saved searches. Separate from their parser, which Home does not need. */
export const savedSearchesKey = { key: 'saved-searches', version: 1 } as const;
