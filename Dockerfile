# One image for the API, the worker and the one-time programs: compose names the program.
FROM node:24.21.0-slim AS build
WORKDIR /app
COPY . .
# Of the packages the image keeps what the API runs on; only the build generates types.
RUN node scripts/build.mjs && rm -rf node_modules */node_modules \
  && npm ci --workspace=@copper-carrot/api --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf api/node_modules/openapi-typescript node_modules/@redocly node_modules/typescript

FROM node:24.21.0-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=build /app .
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3000
CMD ["node", "api/dist/src/server.js"]
