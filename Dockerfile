# Image of the server with its bundled database.
#   docker build -t aerie .
#   docker run -p 8080:8080 -v aerie:/data -e ADMIN_EMAIL=you@example.com -e ADMIN_PASSWORD=... aerie
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npx tsx scripts/bundle-server.ts && npm prune --omit=dev

FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/build/server build/server
COPY --from=build /app/dist dist
# Migrations, fonts, languages and the files of the demo.
COPY --from=build /app/server server
ENV NODE_ENV=production ENVIRONMENT=production HOST=0.0.0.0 DATA_DIR=/data
# PostgreSQL refuses to run as root.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
CMD ["node", "--enable-source-maps", "build/server/main.cjs"]
