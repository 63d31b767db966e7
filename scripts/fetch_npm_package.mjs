// Fetches a package from the npm registry where there is no npm:
//   node scripts/fetch_npm_package.mjs PACKAGE VERSION INTEGRITY FOLDER
// It is checked against INTEGRITY (as npm writes it into a lock file) and unpacked as npm would do it. Debian's package
// node-registry-url says where the registry is (the user's .npmrc counts).
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";

const [name, version, integrity, folder] = process.argv.slice(2);

async function get(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(300_000) }).catch((error) => {
    throw new Error(`Can't reach ${new URL(url).host}: ${error.cause?.code ?? error.message}`);
  });
  if (!answer.ok) throw new Error(`${new URL(url).host} answers ${answer.status} for ${name}@${version}`);
  return answer;
}

try {
  const { default: registryUrl } = await import("/usr/share/nodejs/registry-url/index.js");
  const { dist } = await (await get(`${registryUrl()}${name}/${version}`)).json();
  const bytes = Buffer.from(await (await get(dist.tarball)).arrayBuffer());
  const [algorithm, expected] = [integrity.slice(0, integrity.indexOf("-")), integrity.slice(integrity.indexOf("-") + 1)];
  if (createHash(algorithm).update(bytes).digest("base64") !== expected) {
    throw new Error(`The checksum of ${name}@${version} does not match`);
  }
  const target = `${folder}/node_modules/${name}`;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  writeFileSync(`${target}.tgz`, bytes);
  execFileSync("tar", ["-xzf", `${target}.tgz`, "-C", target, "--strip-components=1"], { stdio: "inherit" });
  rmSync(`${target}.tgz`);
  console.log(`${name}@${version}`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
