import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Nginx} from './findNginx.ts';

/** Writes the configuration of a test server around deploy/nginx.conf, with its paths and port replaced. */
export function writeConfig(
  folder: string,
  site: string,
  port: number,
  {brotliModule}: Nginx,
): string {
  const includes = join(folder, 'expo-iap');
  mkdirSync(includes, {recursive: true});
  if (brotliModule) writeFileSync(join(includes, 'brotli.conf'), 'brotli_static on;\n');
  const deployed = replaceAll(readFileSync('deploy/nginx.conf', 'utf8'), {
    'listen 80 default_server;': `listen 127.0.0.1:${port} default_server;`,
    'root /var/www/expo-iap;': `root ${site};`,
    '/etc/nginx/expo-iap/': `${includes}/`,
  });
  const file = join(folder, 'nginx.conf');
  writeFileSync(join(folder, 'site.conf'), deployed);
  writeFileSync(
    file,
    `${brotliModule ? `load_module ${brotliModule};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log info;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/${name};\n`).join('')}
  include ${folder}/site.conf;
}
`,
  );
  return file;
}

function replaceAll(text: string, replacements: Readonly<Record<string, string>>): string {
  return Object.entries(replacements).reduce((result, [from, to]) => {
    if (result.includes(from)) return result.replaceAll(from, to);
    throw new Error(`deploy/nginx.conf has no "${from}": adapt tests/server/writeConfig.ts to it.`);
  }, text);
}
