import { hashCheaply } from '#server/auth/secrets.ts';

// Beside other tests a hash at its real cost takes 50 ms; tests/server/auth/session.test.ts holds that cost.
hashCheaply();
