import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv';
import { DCLinter } from 'dclint';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig, settingNames } from '#server/core/config.ts';
import { renderChart, type Values } from './render-chart.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const chart = 'packaging/helm/banyan';

describe('the container file', () => {
  const steps = read('packaging/Containerfile')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line));
  const last = steps.slice(steps.findLastIndex((step) => step.startsWith('FROM ')));

  it('runs one process, not as root, and none of a shell', () => {
    expect(last.filter((step) => step.startsWith('USER '))).toEqual(['USER 10001:10001']);
    const starts = last
      .filter((step) => /^(?:ENTRYPOINT|CMD) /.test(step))
      .map((step) => step.replace(/^\w+ /, ''));
    expect(starts.flatMap((words) => JSON.parse(words) as string[])).toEqual([
      'node',
      '--enable-source-maps',
      'dist/server/main.js',
    ]);
    expect(last.findIndex((step) => step.startsWith('USER'))).toBeGreaterThan(
      last.findLastIndex((step) => step.startsWith('RUN')),
    );
  });

  it('copies what the build makes and nothing else, fetches nothing by address, and knows only settings there are', () => {
    expect(steps.filter((step) => step.startsWith('ADD ') || /https?:\/\/(?!127)/.test(step))).toEqual([]);
    expect(
      last.filter((step) => step.startsWith('COPY ')).every((step) => step.includes('--from=build')),
    ).toBe(true);
    const env =
      last
        .find((step) => step.startsWith('ENV '))
        ?.slice(4)
        .split(' ') ?? [];
    const names = env.map((pair) => pair.split('=')[0] ?? '').filter((name) => name !== 'NODE_ENV');
    expect(names.filter((name) => !settingNames.includes(name))).toEqual([]);
    const { node } = (JSON.parse(read('package.json')) as { engines: { node: string } }).engines && {
      node: /node:(\d+)/.exec(last[0] ?? '')?.[1],
    };
    expect(Number(node)).toBeGreaterThanOrEqual(20);
  });

  it('leaves secrets and what a machine made out of it', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const name of ['.git', '.env', 'node_modules', 'data', 'dist']) expect(ignored).toContain(name);
  });
});

interface ComposeService {
  readonly environment?: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly ports?: readonly string[];
}

describe.each([
  { file: 'compose.yaml', apps: ['app'], beside: () => ({ cluster: undefined, bucket: undefined }) },
  {
    file: 'compose.several.yaml',
    apps: ['one', 'two'],
    beside: (app: string) => ({
      cluster: { redisUrl: 'redis://:secret@redis:6379', internalUrl: `http://${app}:3000` },
      bucket: { endpoint: 'http://store:8333', bucket: 'banyan', accessKeyId: 'secret' },
    }),
  },
])('the compose file $file', ({ file, apps, beside }) => {
  const { services } = parse(read(`packaging/${file}`), { merge: true }) as {
    services: Readonly<Record<string, ComposeService>>;
  };

  it('is valid by the schema of the compose specification', () => {
    const [result] = new DCLinter({ rules: {} } as never).lintFiles([join(root, 'packaging', file)], false);
    const errors = result?.messages.filter(({ type }) => type === 'error') ?? [];
    expect(errors.filter(({ rule }) => rule.startsWith('invalid'))).toEqual([]);
    expect(result?.filePath).toContain(file);
  });

  it('shows nothing to the world but the proxy, and lets the app write its data alone', () => {
    expect(
      Object.entries(services)
        .filter(([, { ports }]) => ports)
        .map(([name]) => name),
    ).toEqual(['proxy']);
    for (const app of apps) expect(services[app]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect(services['proxy']?.environment?.['APPS'] ?? 'app:3000').toBe(
      apps.map((app) => `${app}:3000`).join(' '),
    );
  });

  it.each(apps)('gives %s settings that can be used', (app) => {
    const given = Object.entries(services[app]?.environment ?? {}).map(([name, value]) => [
      name,
      value
        .replace(/\$\{SITE[^}]*\}/, 'school.example')
        .replace(/\$\{\w+:\?[^}]*\}/, 'secret')
        .replace(/\$\{\w+:-([^}]*)\}/, '$1'),
    ]);
    expect(given.map(([name]) => name).filter((name) => !settingNames.includes(name ?? ''))).toEqual([]);
    const config = readConfig(Object.fromEntries(given) as Record<string, string>);
    expect(config).toMatchObject({
      publicUrl: 'https://school.example',
      databaseUrl: 'postgresql://banyan:secret@database:5432/banyan',
      trustedProxies: ['172.30.0.0/24'],
    });
    expect(config).toMatchObject(beside(app));
  });
});

const models = { Deployment, Ingress, PersistentVolumeClaim, Service } as const;
interface Rendered {
  readonly kind: keyof typeof models;
  readonly metadata: { readonly name: string };
}

/** By the schemas of Kubernetes itself. */
function checked(values: Values): Rendered[] {
  const found = renderChart(join(root, chart), values).map((text) => parse(text) as Rendered | null);
  return found
    .filter((each) => each !== null)
    .map((each) => {
      const Model = models[each.kind];
      new Model(each).validate();
      return each;
    });
}

describe('the chart', () => {
  const values = parse(read(`${chart}/values.yaml`)) as Values;
  const schema = new Ajv({ strict: false }).compile(
    JSON.parse(read(`${chart}/values.schema.json`).replace(/^\s*"\$schema".*$/m, '')) as object,
  );

  it('has values that fit its own schema, which finds a wrong one', () => {
    expect([schema(values), schema.errors]).toEqual([true, null]);
    expect(schema({ ...values, host: 'https://school.example' })).toBe(false);
    expect(schema({ ...values, settings: { PORT: 3000 } })).toBe(false);
    expect(schema({ ...values, hots: 'school.example' })).toBe(false);
  });

  it('makes what the schemas of Kubernetes take, with an ingress and without', () => {
    expect(
      checked(values)
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['Deployment', 'Ingress', 'PersistentVolumeClaim', 'Service']);
    const without = { ...values, ingress: { enabled: false, className: '', tlsSecretName: '' } };
    expect(checked({ ...without, storage: { size: '1Gi', className: 'fast' } })).toHaveLength(3);
  });

  it('runs one process that is not root, on a root that is read only, and asks it where it answers', () => {
    const deployment = checked(values).find(({ kind }) => kind === 'Deployment');
    expect(deployment).toMatchObject({
      spec: {
        replicas: 1,
        strategy: { type: 'Recreate' },
        template: {
          spec: {
            securityContext: { runAsNonRoot: true },
            containers: [
              {
                image: 'banyan:0.1.0',
                securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
                livenessProbe: { httpGet: { path: '/healthz' } },
                readinessProbe: { httpGet: { path: '/readyz' } },
              },
            ],
          },
        },
      },
    });
  });

  it('gives the server settings that can be used, and has its version', () => {
    const settings = (values['settings'] ?? {}) as Record<string, string>;
    expect(() => readConfig({ ...settings, PUBLIC_URL: `https://${String(values['host'])}` })).not.toThrow();
    expect(Object.keys(settings).filter((name) => !settingNames.includes(name))).toEqual([]);
    const bucket = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'banyan' };
    const secret = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
    const deployment = checked({ ...values, settings: { ...settings, ...bucket } });
    expect(JSON.stringify(deployment)).toContain('{"name":"S3_ENDPOINT","value":"https://s3.example"}');
    expect(readConfig({ ...settings, ...bucket, ...secret }).bucket).toMatchObject({ bucket: 'banyan' });
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect(parse(read(`${chart}/Chart.yaml`))).toMatchObject({ appVersion: version });
  });
});

it('nothing in the packages is a secret, and every file there is one of text', () => {
  const names = readdirSync(join(root, 'packaging'), { recursive: true, encoding: 'utf8' });
  const texts = names
    .filter((name) => /\.\w+$|file$/.test(name))
    .map((name) => read(join('packaging', name)));
  expect(texts.join('\n')).not.toMatch(/BEGIN [A-Z ]*PRIVATE KEY|password:\s*['"]?[a-z\d]{6,}['"]?$/im);
  expect(execFileSync('git', ['ls-files', 'packaging'], { cwd: root, encoding: 'utf8' })).toContain(
    'Containerfile',
  );
});
