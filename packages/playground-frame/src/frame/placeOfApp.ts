const {body} = document;
const place = document.getElementById('app');

/** Where the app is drawn; an app that removed it from the document gets it back. */
export function placeOfApp(): HTMLElement {
  if (!place) throw new Error('The document of the frame has no place for the app.');
  if (!body.isConnected) document.documentElement.append(body);
  if (!body.contains(place)) body.append(place);
  return place;
}
