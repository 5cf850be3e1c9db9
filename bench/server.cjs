// The built API in API_PROCESSES processes, and the baseline of all measurements: one database round trip.
const { AsyncLocalStorage } = require('node:async_hooks');
const cluster = require('node:cluster');
const express = require('express');

const processes = Number(process.env.API_PROCESSES ?? 1);
if (processes > 1 && cluster.isPrimary) lead();
else serve();

/**
 * Answers the bench for all processes: ready when all are, with summed memory, processor time and
 * transaction times.
 */
function lead() {
  let ready = 0;
  let answers = [];
  const { engineOptions } = require('../api/dist/src/cluster.js');
  cluster.setupPrimary({ execArgv: [...process.execArgv, ...engineOptions] });
  for (let started = 0; started < processes; started++) cluster.fork();
  const workers = () => Object.values(cluster.workers ?? {});
  cluster.on('message', (_worker, message) => {
    if (message === 'ready') return void (++ready === processes && process.send?.('ready'));
    answers.push(message);
    if (answers.length < processes) return;
    process.send?.(
      Array.isArray(message) ? answers.flat() : answers.reduce((sum, figure) => sum + figure, 0),
    );
    answers = [];
  });
  cluster.on('exit', () => workers().length === 0 && process.exit(0));
  process.on('message', (wish) => workers().forEach((worker) => worker?.send(wish)));
  process.on('SIGTERM', () => workers().forEach((worker) => worker?.process.kill('SIGTERM')));
}

function serve() {
  const { createApp } = require('../api/dist/src/app.js');
  const { database, sql } = require('../api/dist/src/database.js');
  const { followCatalogue } = require('../api/dist/src/search/index.js');

  const app = express();
  app.get('/select-1', async (_request, response) => {
    response.json(await sql.first({ name: 'floor', text: 'select 1 as one' }));
  });
  const submits = timeTransactionsOfSubmits(app, database);
  app.use(createApp());
  const server = app.listen(Number(process.env.PORT), '127.0.0.1', () => {
    void followCatalogue().then(() => process.send?.('ready'));
  });
  process.on('message', (wish) => {
    if (wish === 'memory') process.send?.(process.memoryUsage().rss);
    if (wish === 'processor') {
      const { user, system } = process.cpuUsage();
      process.send?.((user + system) / 1000);
    }
    if (wish === 'transactions of submits') process.send?.(submits.splice(0));
  });
  process.on('SIGTERM', () => {
    server.closeAllConnections();
    server.close(() => process.exit(0));
  });
}

/** The duration of each submit's transactions in ms, which limits how long rows are locked. */
function timeTransactionsOfSubmits(app, database) {
  const lasted = [];
  const inSubmit = new AsyncLocalStorage();
  app.use((request, _response, next) => {
    if (request.path.endsWith('/submit')) inSubmit.run(true, next);
    else next();
  });
  const transaction = database.transaction.bind(database);
  database.transaction = async (...given) => {
    if (!inSubmit.getStore()) return transaction(...given);
    const from = performance.now();
    try {
      return await transaction(...given);
    } finally {
      lasted.push(performance.now() - from);
    }
  };
  return lasted;
}
