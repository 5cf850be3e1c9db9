import { readEnvironment } from './environment';
import { startLocalServices } from './index';

async function main(): Promise<void> {
  const services = await startLocalServices(readEnvironment(process.env));
  console.log(
    `local services: http://127.0.0.1:${services.stripePort} (Stripe stand-in, outbox), smtp://127.0.0.1:${services.smtpPort}`,
  );
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // The exit must not wait for an unreachable database.
    setTimeout(() => process.exit(0), 5000).unref();
    void services.stop().finally(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(`local services: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
