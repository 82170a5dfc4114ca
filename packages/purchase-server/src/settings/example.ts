/** What `--init` prints: a file of settings to fill in. */
export const example = `# Settings of expo-iap-purchase-server. Leave out the part of a store that you don't sell in.
PORT=3000

# A file for SQLite, which is enough for most apps. Several processes on one machine can share it; on several machines, name
# a Postgres: postgres://user:password@host/name
DATABASE=./purchases.db

# What you sell, by the ids of both stores: here, or in a JSON file that you name.
# consumable: coins. unlock: for ever. subscription: while it is paid for. pass: so many days.
CATALOG='{"coins_100": {"kind": "consumable", "coins": 100}, "remove_ads": {"kind": "unlock"}, "pro_monthly": {"kind": "subscription"}}'

# Your sign-in signs a session with it: a JWT (HS256) with the user's id as "sub", and "exp". At least 32 bytes.
SESSION_SECRET=

# "installations" for apps without accounts: an unlock or a plan moves to the installation that restores it.
OWNERS=accounts

# Ids of the users for whom test purchases count, separated by commas: yours, and the one that App Review signs in with.
# "all" counts them for everybody: right as long as only people you trust have test builds.
TESTERS=

# For your support: Authorization: Bearer … at /support/… and /health. At least 32 bytes; empty for nobody.
SUPPORT_KEY=

# Where your own backend learns of each change of what a user's purchases and grants give; what it does not accept is repeated
# for about four days. Signed as standardwebhooks.com describes, with a secret: whsec_ and 24 random bytes in Base64.
WEBHOOK_URL=
WEBHOOK_SECRET=

# The App Store. Notifications: App Store Connect, App Information, server notifications version 2, to https://…/apple
# The bundle id and the number of the app are in App Information too. The key (.p8) with its id, and the issuer id above the
# keys, are in Users and Access, Integrations, In-App Purchase.
BUNDLE_ID=
APPLE_ID=
APPLE_KEY_FILE=
APPLE_KEY_ID=
APPLE_ISSUER_ID=
# A folder with AppleRootCA-*.cer of https://www.apple.com/certificateauthority/
APPLE_ROOTS=

# Google Play. Notifications: a Pub/Sub push subscription with authentication on, to https://…/google
PACKAGE_NAME=
# The key file of the service account, which may view financial data and manage orders and subscriptions (Play Console, Users
# and permissions). Leave it out where the server runs on Google Cloud under that account.
GOOGLE_APPLICATION_CREDENTIALS=
# Of the push subscription: its audience, or its address when that field is empty, and its service account.
PUSH_AUDIENCE=
PUSH_SERVICE_ACCOUNT=
`;
