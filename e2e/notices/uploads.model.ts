import { expect, type Page } from '@playwright/test';
import { metadataOf } from '#tests/server/uploading.ts';
import { demoPassword } from '../../server/seeds/demo-logins.ts';

const tus = { 'tus-resumable': '1.0.0' };

interface BegunUpload {
  readonly path: string;
  readonly authorization: string;
}
export type Begun = readonly BegunUpload[];

/** Begins so many uploads as this person would in another window, and sends none of their bytes. */
export async function beginUploads({ request }: Page, login: string, count: number): Promise<Begun> {
  const answer = await request.post('/login', {
    data: {
      email: login,
      password: demoPassword,
      deviceDetails: { deviceId: 'other', browser: 'other', os: 'other', tz: 'Asia/Kolkata' },
    },
  });
  const { api_token } = (await answer.json()) as { api_token: string };
  const authorization = `Bearer ${api_token}`;
  const begun: BegunUpload[] = [];
  while (begun.length < count) {
    const created = await request.post('/uploads', {
      headers: {
        ...tus,
        authorization,
        'upload-length': '1000',
        'upload-metadata': metadataOf('other.pdf'),
      },
    });
    expect(created.status()).toBe(201);
    begun.push({ path: created.headers()['location'] ?? '', authorization });
  }
  return begun;
}

export async function giveUpUploads({ request }: Page, begun: Begun): Promise<void> {
  for (const { path, authorization } of begun)
    await request.delete(path, { headers: { ...tus, authorization } });
}
