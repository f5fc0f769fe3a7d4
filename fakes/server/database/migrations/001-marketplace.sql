-- The marketplace's data. Each item is JSON in the domain's terms; what it is looked up by has a column of its own.
CREATE TABLE users (
  position INTEGER PRIMARY KEY AUTOINCREMENT,
  "key" TEXT NOT NULL UNIQUE,
  item TEXT NOT NULL,
  type TEXT NOT NULL
);
CREATE INDEX users_by_type ON users (type);

CREATE TABLE products (
  position INTEGER PRIMARY KEY AUTOINCREMENT,
  "key" TEXT NOT NULL UNIQUE,
  item TEXT NOT NULL,
  category TEXT NOT NULL,
  seller TEXT NOT NULL,
  advertised TEXT NOT NULL
);
CREATE INDEX products_by_category ON products (category);
CREATE INDEX products_by_seller ON products (seller);
CREATE INDEX products_by_advertised ON products (advertised) WHERE advertised = 'true';

CREATE TABLE bookings (
  position INTEGER PRIMARY KEY AUTOINCREMENT,
  "key" TEXT NOT NULL UNIQUE,
  item TEXT NOT NULL,
  buyer TEXT NOT NULL,
  seller TEXT NOT NULL,
  product TEXT NOT NULL
);
CREATE INDEX bookings_by_buyer ON bookings (buyer);
CREATE INDEX bookings_by_seller ON bookings (seller);
CREATE INDEX bookings_by_product ON bookings (product);

CREATE TABLE reports (
  position INTEGER PRIMARY KEY AUTOINCREMENT,
  "key" TEXT NOT NULL UNIQUE,
  item TEXT NOT NULL,
  product TEXT NOT NULL
);
CREATE INDEX reports_by_product ON reports (product);

-- Accounts of the sign-in provider, by its own ids.
CREATE TABLE accounts (id TEXT PRIMARY KEY, item TEXT NOT NULL) WITHOUT ROWID;

-- Single values: the seed's name, the number of the last id, the payments.
CREATE TABLE texts (name TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID;
