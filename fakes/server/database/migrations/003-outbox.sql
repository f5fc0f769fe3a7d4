-- Products whose entry in a search engine outside is out of date. A row goes once the engine has acknowledged it.
CREATE TABLE search_outbox (change INTEGER PRIMARY KEY AUTOINCREMENT, product TEXT NOT NULL);
