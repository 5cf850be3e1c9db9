export default async function stopDatabase() {
  await globalThis.localServicesTestServer?.stop();
}
