-- What the search knows of each product. The rank is the order of posts, newest first.
CREATE TABLE catalogue (
  rank INTEGER PRIMARY KEY,
  product TEXT NOT NULL UNIQUE,
  category INTEGER NOT NULL,
  condition INTEGER NOT NULL,
  place INTEGER NOT NULL,
  status INTEGER NOT NULL,
  verified INTEGER NOT NULL,
  advertised INTEGER NOT NULL,
  price REAL NOT NULL,
  -- Null if the seller's words don't say.
  months REAL,
  -- What is available comes first among equals.
  availability INTEGER NOT NULL,
  -- Negative, so that every order ascends and one comparison of rows continues any list.
  costliness REAL NOT NULL,
  saving INTEGER NOT NULL
);
CREATE INDEX catalogue_by_price ON catalogue (price, availability, rank);
CREATE INDEX catalogue_by_costliness ON catalogue (costliness, availability, rank);
CREATE INDEX catalogue_by_saving ON catalogue (saving, availability, rank);

-- Words as the domain splits them, by rank, and each product's facet values as words of their own.
CREATE VIRTUAL TABLE words USING fts5 (
  name, category, place, seller, description, facts,
  content = '', contentless_delete = 1, detail = 'column', prefix = '1 2',
  tokenize = "ascii tokenchars '=.'"
);

-- Every word of every product, for typos. A revision tells caches what has changed.
CREATE TABLE vocabulary (word TEXT PRIMARY KEY, uses INTEGER NOT NULL, revision INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX vocabulary_by_revision ON vocabulary (revision);

-- Values of categories and places, as they were first written.
CREATE TABLE facet_values (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  facet TEXT NOT NULL,
  "key" TEXT NOT NULL,
  label TEXT NOT NULL,
  UNIQUE (facet, "key")
);

-- Maintained counts, so that counting a million products reads a few thousand rows.
CREATE TABLE facet_summary (
  category INTEGER NOT NULL,
  condition INTEGER NOT NULL,
  place INTEGER NOT NULL,
  status INTEGER NOT NULL,
  verified INTEGER NOT NULL,
  advertised INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (category, condition, place, status, verified, advertised)
) WITHOUT ROWID;
CREATE TABLE price_summary (
  category INTEGER NOT NULL,
  condition INTEGER NOT NULL,
  price REAL NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (category, condition, price)
) WITHOUT ROWID;
CREATE TABLE months_summary (
  category INTEGER NOT NULL,
  condition INTEGER NOT NULL,
  -- -1 if the seller's words don't say.
  months REAL NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (category, condition, months)
) WITHOUT ROWID;
