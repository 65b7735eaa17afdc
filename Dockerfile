# Image of the server with its bundled database.
#   docker build -t aerie .
#   docker run -p 8080:8080 -v aerie:/data -e ADMIN_EMAIL=you@example.com -e ADMIN_PASSWORD=... aerie
# With GDAL and ffmpeg of Debian, which convert large rasters and more kinds of video faster than the bundled ones:
#   docker build --target gdal -t aerie:gdal .
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/client/package.json packages/client/
RUN npm ci
COPY . .
# Writes the SBOM and the licences as well, and fails when a licence is missing or not permitted.
RUN npm run build && npx tsx scripts/bundle-server.ts && npx tsx scripts/assemble-image.ts /image
RUN cp /usr/local/LICENSE /image/licences/node.txt

# Debian with node only: without npm, yarn and headers.
FROM debian:bookworm-slim AS server
COPY --from=build /usr/local/bin/node /usr/local/bin/node
# PostgreSQL refuses to run as root.
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --home-dir /data --shell /usr/sbin/nologin node \
  && mkdir /data && chown node:node /data
COPY --from=build /image /app
RUN dpkg-query --show --showformat='${Package} ${Version}\n' > /app/licences/debian.txt
WORKDIR /app
ENV NODE_ENV=production ENVIRONMENT=production HOST=0.0.0.0 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 8080 1935 8189/udp
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:' + (process.env.PORT ?? 8080) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "build/server/main.cjs"]

FROM server AS gdal
USER root
RUN apt-get update && apt-get install --yes --no-install-recommends gdal-bin ffmpeg && rm -rf /var/lib/apt/lists/* \
  && dpkg-query --show --showformat='${Package} ${Version}\n' > /app/licences/debian.txt
USER node

# The default, because it is last.
FROM server
