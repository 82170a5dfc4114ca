/** One row for each purchase, whose primary key makes it impossible to give one twice, and for each user who consented. */
export const schema = `
  CREATE TABLE IF NOT EXISTS purchases (
    store        TEXT NOT NULL,
    id           TEXT NOT NULL,
    environment  TEXT NOT NULL,
    user_id      TEXT,
    product_id   TEXT NOT NULL DEFAULT '',
    quantity     INTEGER NOT NULL DEFAULT 0,
    state        TEXT NOT NULL DEFAULT 'pending',
    access_until INTEGER,
    read_at      INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (store, id)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS consents (user_id TEXT PRIMARY KEY) STRICT;
  CREATE INDEX IF NOT EXISTS purchases_of_user ON purchases (user_id);
`;
