# The product as one image: `docker build -t retropulse .`; compose.yaml runs it with PostgreSQL and Redis.

FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY domain/package.json domain/
COPY server/package.json server/
COPY web/package.json web/

FROM manifests AS build
RUN npm ci
COPY . .
RUN npm run build

FROM manifests AS dependencies
RUN npm ci --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=dependencies /app ./
COPY contract/src contract/src
COPY domain/src domain/src
COPY server/src server/src
COPY server/migrations server/migrations
COPY --from=build /app/web/dist web/dist
COPY LICENSE ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/main.ts"]
