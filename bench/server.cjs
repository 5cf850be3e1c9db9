// The API as it is built, and beside it the floor that everything is measured against: one round to the database.
const express = require('express');
const { createApp } = require('../api/dist/src/app.js');
const { sql } = require('../api/dist/src/database.js');
const { followCatalogue, isIndexReady } = require('../api/dist/src/search/index.js');

const app = express();
app.get('/select-1', async (_request, response) => {
  response.json(await sql.first({ name: 'floor', text: 'select 1 as one' }));
});
app.use(createApp());
const server = app.listen(Number(process.env.PORT), '127.0.0.1', () => {
  followCatalogue();
  const tell = setInterval(() => {
    if (!isIndexReady()) return;
    clearInterval(tell);
    process.send?.('ready');
  }, 5);
});
process.on('message', (wish) => {
  if (wish === 'memory') process.send?.(process.memoryUsage().rss);
});
process.on('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => process.exit(0));
});
