import { type APIRequestContext, expect } from '@playwright/test';
import * as v from 'valibot';
import { loginCall } from '../../contract/auth/calls/login.call.ts';
import { signedInFromAnswer } from '../../contract/auth/session.model.ts';
import {
  type BuiltCall,
  type CallInput,
  type CallOutput,
  callPath,
} from '../../contract/core/define-call.ts';
import { decodeAnswer, wrapRequest } from '../../contract/core/payload.codec.ts';
import { createPayloadCodec } from '../../server/core/payload-codec.ts';
import { demoPassword } from '../../server/seeds/demo-logins.ts';

const codec = createPayloadCodec('banyan-payload');

/** Somebody whose screens are not what a journey is about: what they do there is asked of the server. */
export class CallsAs {
  id = 0;
  schoolId = 0;
  private token = '';

  private constructor(private readonly request: APIRequestContext) {}

  static async signIn(request: APIRequestContext, email: string): Promise<CallsAs> {
    const caller = new CallsAs(request);
    const deviceDetails = { deviceId: 'test', browser: 'test', os: 'test', tz: 'Asia/Kolkata' };
    const answer = await caller.call(loginCall, { email, password: demoPassword, deviceDetails });
    const { person, token } = signedInFromAnswer(answer, Date.now());
    caller.token = token;
    caller.id = person.id;
    caller.schoolId = person.school.id;
    return caller;
  }

  async call<C extends BuiltCall<string>>(call: C, input: CallInput<C>): Promise<CallOutput<C>> {
    const answer = await this.request.post(callPath(call), {
      data: wrapRequest(call.request, input, codec) as object,
      headers: this.token === '' ? {} : { authorization: `Bearer ${this.token}` },
    });
    expect(answer.status(), await answer.text()).toBe(200);
    return v.parse(call.output, decodeAnswer(call, await answer.json(), codec));
  }
}
