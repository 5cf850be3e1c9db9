# One image for the API, the worker and the one-time programs: compose names the program.
FROM node:24.21.0-slim AS build
WORKDIR /app
COPY . .
# The image has its Node already: the one that the packages bring would lie there twice.
RUN node scripts/build.mjs && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM node:24.21.0-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=build /app .
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3000
CMD ["node", "api/dist/src/server.js"]
