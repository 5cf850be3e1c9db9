import { client, type TestClient } from './client';
import { mailTo, runPendingJobs } from './jobs';

/** Somebody who opens an organization. */
export const newcomer = {
  name: 'Robin van Dijk',
  email: 'robin@example.com',
  password: 'seven green bottles',
  organization_name: 'Greenhouse',
};

type NewPerson = typeof newcomer & { referral: string };

/** Asks for an account; the answer names the sign-up that the mailed code belongs to. */
export async function beginSignUp(
  more: Partial<NewPerson> = {},
  browser: TestClient = client(),
): Promise<{ id: string; email: string }> {
  const answer = await browser
    .post('/cpi/v1/sign_ups')
    .send({ ...newcomer, ...more })
    .expect(202);
  return answer.body as { id: string; email: string };
}

/** The code of the newest mail to an address, which is written where it was not yet. */
export async function mailedCode(email: string): Promise<string> {
  await runPendingJobs();
  const mails = await mailTo(email);
  return String(mails.findLast(({ template }) => template === 'account_code')?.data.code);
}

export const confirmSignUp = (id: string, code: string, browser: TestClient = client()) =>
  browser.post(`/cpi/v1/sign_ups/${id}/confirm`).send({ code });

/** Signs somebody up by the code of their mail, in this browser. */
export async function signUp(more: Partial<NewPerson> = {}, browser: TestClient = client()) {
  const { id, email } = await beginSignUp(more, browser);
  return confirmSignUp(id, await mailedCode(email), browser).expect(201);
}
