# One image for the API, the worker and the one-time programs: compose names the program.
FROM node:22.21-slim AS build
WORKDIR /app
COPY . .
RUN node scripts/build.mjs && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:22.21-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=build /app .
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3000
CMD ["node", "api/dist/src/server.js"]
