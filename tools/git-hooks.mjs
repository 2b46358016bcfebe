import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { root } from './installed.mjs';

/** Part of `npm install`: commits of this checkout go through `.githooks`, unless hooks of somebody's own are set. */
const git = (...args) => spawnSync('git', ['config', ...args], { cwd: root });
const isSet = () => git('core.hooksPath').status === 0;

if (existsSync(`${root}.git`) && !process.env.CI && !isSet()) git('core.hooksPath', '.githooks');
